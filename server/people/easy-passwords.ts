/** Passwords that are guessed first, of those that are long enough. */

import { games } from '#games';

/** In small letters; written in capitals they are no better. */
const COMMON = new Set(
  `
  0123456789 0987654321 1234567890 12345678910 123456789012 1234567891 1234567899 123456789a 123456789q 12345qwert 123456qwerty
  123qweasdzxc 123qwe123qwe 1472583690 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3e 1qaz2wsx3edc 7418529630 7894561230 9876543210 a123456789
  a1234567890 aa12345678 aa123456789 abc1234567 abc123456789 abcd123456 abcd1234567 abcde12345 abcdefghij abcdefghijk abcdefghijkl
  admin12345 admin123456 administrator adminadmin alexander1 asdasd1234 asdf123456 asdfghjkl1 asdfghjkl123 asdfghjkl; azerty1234
  azerty12345 azerty123456 azertyuiop azertyuiop1 azertyuiop123 babygirl12 babygirl123 barcelona1 baseball12 baseball123 basketball
  basketball1 batman1234 bonjour123 bonjour1234 butterfly1 changeme12 changeme123 changeme1234 charlie123 chelsea123 chocolate1
  christopher computer12 computer123 correcthorsebatterystaple doudou1234 dragon1234 elizabeth1 facebook123 feyenoord1 football12
  football123 fortnite123 freedom123 geheim1234 geheim12345 google1234 hello12345 hello123456 hellohello hellokitty helloworld
  helloworld1 ikhouvanjou iloveyou12 iloveyou123 iloveyou1234 ilovejesus internet12 internet123 jennifer12 jennifer123 jessica123
  jesus12345 jetaime123 killer1234 letmein123 letmein1234 liverpool1 liverpool12 liverpool123 loulou1234 lovelovelove loveyou123
  manchester manchester1 marseille13 master1234 michael123 minecraft1 minecraft123 monkey1234 motdepasse motdepasse1 motdepasse12
  motdepasse123 mypassword mypassword1 mypassword123 naruto1234 p@ssw0rd12 p@ssw0rd123 pass123456 passw0rd12 passw0rd123 passw0rd1234
  password00 password01 password11 password12 password123 password123! password1234 password12345 password123456 password2020
  password2021 password2022 password2023 password2024 password2025 password2026 passwordpassword pokemon123 poiuytrewq princess12
  princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qazwsxedc1 qazwsxedc123 qazwsxedcrfv qwe123qwe123 qweasdzxc1 qweasdzxc123 qwer123456
  qwert12345 qwert123456 qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwertyqwerty qwertyuiop
  qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] realmadrid royaumes12 royaumes123 royaumes1234 samsung123 secret1234 secret12345
  shadow1234 soccer1234 soleil1234 spiderman1 spiderman123 starwars12 starwars123 strawberry strawberry1 summer2023 summer2024
  summer2025 summer2026 sunshine12 sunshine123 superman12 superman123 sweetheart test123456 test1234567 testtest12 testtest123
  tinkerbell volleyball wachtwoord wachtwoord1 wachtwoord12 wachtwoord123 welcome123 welcome1234 welcome12345 welkom1234 welkom12345
  welkom123456 whatever12 whatever123 winter2023 winter2024 winter2025 winter2026 zaq12wsxcde3 zxcvbnm123 zxcvbnm1234 zxcvbnm,./
  bayernmuenchen borussia09 deutschland deutschland1 fussball12 fussball123 geheimnis1 hallo12345 hallo123456 hallohallo hallowelt1
  ichliebedich passwort01 passwort12 passwort123 passwort1234 passwort12345 qwertz1234 qwertz12345 qwertz123456 qwertzuiop qwertzuiop1
  schalke1904 schatz1234 schmetterling sommer2024 sommer2025 sommer2026 sonnenschein sonnenschein1 willkommen willkommen1 willkommen123
  `
    .trim()
    .split(/\s+/),
);
/** Fewer different characters than this, or fewer beside the name to sign in with, are no better. */
const FEWEST = 5;

/** What comes to mind here is no part of a password that counts: these words, and the titles of the games. */
const TITLES = games.map(({ meta }) => meta.title.toLowerCase());
const OURS = [
  'royaumes',
  'royaume',
  'kingdom',
  'koninkrijk',
  'königreich',
  ...TITLES,
  ...TITLES.map((title) => title.replace(/[^\p{L}\p{N}]/gu, '')),
];

/** Whether the password would be among the first to be tried with this login. */
export function isEasy(password: string, login: string): boolean {
  const letters = password.normalize('NFKC').toLowerCase();
  const rest = [login, ...OURS].reduce((left, word) => left.replaceAll(word, ''), letters);
  return COMMON.has(letters) || new Set(letters).size < FEWEST || rest.length < FEWEST;
}
