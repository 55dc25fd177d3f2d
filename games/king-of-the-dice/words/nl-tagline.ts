export const tagline = 'Gooi, hou vast, waag het: lok dwergen en feeën naar je rijk en stuur de draken naar de buren.';
