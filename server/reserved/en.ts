/** What hosts are called, without accents. */
export const words = 'host hosts admin admins administrator administrators moderator moderators mod mods staff support system official';
