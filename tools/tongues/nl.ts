import type { Tongue } from './tongue.ts';

export const tongue: Tongue = {
  ruling: 'onze uitleg',
  option: 'optie',
  never: [
    [/\btoestel(len)?\b/i, 'apparaat'],
    [/\bbrie(f|ven)\b/i, 'e-mail'],
    [/\bgesprek\b/i, 'chat'],
    [/\bom rating\b/i, 'voor de rating'],
    [/\bgretig\b|^willekeurig$/i, 'een niveau'],
    [/\bgeluk\b/i, 'toeval'],
    [/\bover meerdere dagen\b/i, 'correspondentie'],
    [/\bzet terug(nemen)?\b|^terugnemen$/i, 'ongedaan maken'],
    [/\baan één scherm\b/i, 'op één apparaat'],
    [/\bmaak de tafel\b|\bzeg hallo\b/i, 'tafel aanmaken, naam opslaan'],
    [/\bverlichte?\b/i, 'gemarkeerd'],
    [/\bverder weg\b/i, 'uitzoomen'],
    [/\buitgaven?\b/i, 'editie'],
    [/\bzij aan zij\b/i, 'direct naast'],
    [/\baanvaard/i, 'accepteren'],
    [/\btweemaal\b|\bmeermaals\b/i, 'twee keer, meerdere keren'],
    [/\bzaad\b/i, 'seed'],
    [/\balle toeval\b|\btoeval .*geloot\b/i, 'wat van het toeval afhangt, wordt opnieuw bepaald'],
    [/\d %/, 'no space before a per cent sign'],
    [/\bde meeste \w+ win(t|nen)\b/i, 'wie de meeste … heeft, wint'],
  ],
};
