export const tagline = 'Win de goede slagen, begraaf het slechte land en zorg dat je genoeg boeren hebt.';
