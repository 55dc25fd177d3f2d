/** The messages between a table and those who sit or look on. The same ones run over a socket and to a worker. */

import type { Delta, Forfeit, GameEvent, Options, Refusal, Seat } from '#engine';
import type { SealedNumber } from './numbers.ts';

/**
 * Raised when an old client and a new server could misunderstand each other. Versions next to each other understand each other, for servers
 * of both run side by side while one follows the other: what a version adds, a client uses once it knows that the server has it, and what
 * it takes away was not used by the one before.
 */
export const VERSION = 2;
/** The oldest version that is understood: the one before, unless that was the first. */
const OLDEST = 2;

/** Whether somebody who speaks this version is understood here. */
export function understands(version: number): boolean {
  return version >= OLDEST && version <= VERSION + 1;
}

/** No honest message is longer. */
export const LONGEST_MESSAGE = 4096;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT_LINE = 280;
export const SHORTEST_PASSWORD = 10;
/** For how many days a token for a program may hold. */
export const LONGEST_PROGRAM = 365;
export const MOST_VACATIONS = 6;
/** In days; vacations that touch are one. */
export const LONGEST_VACATION = 31;
/** Within any 365 days. */
export const MOST_VACATION_DAYS = 60;
export const LONGEST_QUIET_HOURS = 12;

/** Who plays a seat. A seat for a person is open until somebody takes it with a name. */
export type Sitter =
  /** With a name: it is kept for that person. */
  | { readonly kind: 'open'; readonly name?: string; readonly id?: string }
  /** Without a name: somebody who left for good. With a bot: it plays until the person comes back. */
  | { readonly kind: 'person'; readonly name: string; readonly id?: string; readonly bot?: string }
  | { readonly kind: 'bot'; readonly bot: string };

/**
 * How much time there is: none is counted; a bank and seconds for each move; or hours for each move. Whoever runs `out` is
 * played on by a bot, or the game ends, as it always does where it is rated: there are no bots.
 */
export type TimeControl =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'realtime'; readonly bank: number; readonly move: number; readonly out?: 'end' }
  | { readonly kind: 'correspondence'; readonly hours: number; readonly out?: 'end' };

/** Days that do not count, the first and the last of them; as in `2026-12-24`. */
export interface Vacation {
  readonly from: string;
  readonly to: string;
}

/** Hours of the day that do not count, from one to the other, where somebody lives. Twice the same hour: none. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** As in `Europe/Brussels`. */
  readonly zone: string;
  readonly vacations?: readonly Vacation[];
}

/** In milliseconds: the server's time, when the time of each seat runs out (0: it does not run), and what is left in each bank. */
export interface Clocks {
  readonly now: number;
  readonly due: readonly number[];
  readonly bank: readonly number[];
}

/** What anybody with the link may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly timeControl: TimeControl;
  /** SHA-256 of the server's seed. */
  readonly commit: string;
  /**
   * Once no seat is open, where people's devices have sealed numbers: who opens theirs now is in the luck of the game, and
   * play begins.
   */
  readonly numbers?: readonly SealedNumber[];
  /** Play begins when no seat is open, and the numbers are. */
  readonly started: boolean;
  readonly over: boolean;
  /** Whether people's ratings learn from it. Such a table has no bots. */
  readonly rated?: boolean;
  /** The seat of whoever made the table. */
  readonly host?: Seat;
  /** Where it is a try at a daily deal: the day, as 2026-11-16. Nothing is undone there that somebody else has seen, and nobody stands in. */
  readonly day?: string;
  /** Over without a result: all agreed, the maker cancelled a table that waited, somebody gave up before all had moved, or a host closed it. */
  readonly calledOff?: true;
  /** It was a host. */
  readonly closed?: true;
  /** Who gave up so that the game ended before its end: with a result, unless it is called off. */
  readonly forfeit?: Forfeit;
  /** What somebody wishes all to agree to. */
  readonly proposal?: Proposal;
  /** The table at which the same group plays again. */
  readonly rematch?: string;
}

/** What everyone who sits at a table must agree to. */
export interface Proposal {
  /** Milliseconds since 1970; also which proposal an answer is about. */
  readonly made: number;
  readonly by: Seat;
  readonly what: /** To take back entry `from` and all that came after it. */
    | { readonly kind: 'undo'; readonly from: number }
    /** To end the game without a result. */
    | { readonly kind: 'call off' }
    /** To come last, so that the game is over and all others share the first place. Of two, neither asks the other. */
    | { readonly kind: 'resign' }
    /** To play on by correspondence, from a realtime or unlimited game. */
    | { readonly kind: 'time control'; readonly timeControl: { readonly kind: 'correspondence'; readonly hours: number } };
  readonly agreed: readonly Seat[];
}

/** What one's own seat has ordered in advance; nobody else is told. */
export interface OwnOrders {
  /** The names of its standing orders. */
  readonly standing: readonly string[];
  /** The move made ahead, in notation. */
  readonly ahead?: string;
  /** A move made ahead that was not legal when its time came. */
  readonly dropped?: string;
}

/** A line of chat. While a game runs those who sit hear only each other, and so do those who look on. */
export interface ChatLine {
  readonly n: number;
  readonly room: 'players' | 'spectators';
  /** Who said it. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** A table in the lobby: it waits for anybody to sit down. */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  /** Without texts of the table's own. */
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly timeControl: TimeControl;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly rated?: boolean;
}

/** Somebody with whom one has played. */
export interface Companion {
  readonly id: string;
  readonly name: string;
}

/** A table at which one sits, or is invited to. */
export interface MyTable {
  /** Without texts of the table's own among its options. */
  readonly info: TableInfo;
  readonly seat: Seat;
  /** The seat is kept for oneself: one can take it, or open it to others. */
  readonly invited?: true;
  /** Whether it waits for oneself. */
  readonly waits: boolean;
  readonly created: number;
}

/** What a seat, or somebody who looks on (without `seat` and `hand`), can see. */
export interface Sight {
  readonly seat?: Seat;
  readonly table: unknown;
  readonly hand?: unknown;
}

/** One entry of the log as one pair of eyes saw it. */
export interface SeenPly {
  readonly ply: number;
  readonly by: Seat;
  readonly events: readonly GameEvent[];
  /** What changed in the sight. */
  readonly change?: Delta;
  /** It cannot be taken back. Told only to eyes that could do so otherwise, and who would learn it by trying. */
  readonly fixed?: true;
}

export type ToServer =
  /** Watch the list of open tables from now on, and no table. */
  | { readonly v: number; readonly kind: 'lobby' }
  /**
   * Look for opponents from now on, as long as the connection does nothing else: at any of these games, with this time control, and so
   * many `players` in all, or any number. With a `bot`, such bots come if nobody does. `seal`: of the number that one's device adds to
   * the luck.
   */
  | {
      readonly v: number;
      readonly kind: 'seek';
      readonly games: readonly string[];
      readonly timeControl: TimeControl;
      readonly players?: number;
      readonly bot?: string;
      readonly seal?: string;
    }
  /**
   * Look at a table, and at no other from now on. The answer tells all that came after ply `since`. A program that has no
   * cookie shows its token; one that does not know the rules asks for its `legal` moves.
   */
  | {
      readonly v: number;
      readonly kind: 'join';
      readonly table: string;
      readonly token?: string;
      readonly since: number;
      readonly legal?: boolean;
    }
  /** Whether this page is out of sight: who is away is told of what waits for them as if they did not look. */
  | { readonly v: number; readonly kind: 'away'; readonly away: boolean }
  /** The number that one's device sealed when one sat down, opened at the start. */
  | { readonly v: number; readonly kind: 'number'; readonly table: string; readonly number: string }
  /** Play `move`, chosen at the sight of entry `ply`. Sent again because no answer came, it is the same move: it is played once. */
  | { readonly v: number; readonly kind: 'move'; readonly table: string; readonly ply: number; readonly move: string };

/** A connection looks at one table at a time: all that comes after a welcome is about the table it names. */
export type ToClient =
  /** The table as it is. Until it has started there is no `start`. `since` 0 brings the sight at the set-up along. */
  | {
      readonly kind: 'welcome';
      readonly v: number;
      readonly info: TableInfo;
      readonly seat?: Seat;
      readonly start?: Sight;
      readonly since: number;
      readonly plies: readonly SeenPly[];
      readonly clocks?: Clocks;
      /** What one's seat has ordered, if anything. */
      readonly orders?: OwnOrders;
      /** For whoever asked and is to act: every legal move. */
      readonly legal?: readonly string[];
    }
  /** A new entry. For the mover it is the acknowledgement: it is sent only once the move is on disk. */
  | ({ readonly kind: 'ply'; readonly legal?: readonly string[] } & SeenPly)
  /** A seat was taken or given to a bot, something was proposed or answered, or the game is over. */
  | { readonly kind: 'table'; readonly ply: number; readonly info: TableInfo }
  /** How many look on. */
  | { readonly kind: 'spectators'; readonly count: number }
  /** The seats of people who have the table before their eyes now. */
  | { readonly kind: 'presence'; readonly here: readonly Seat[] }
  /** All that was said, as far as one may read it. */
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'chat line'; readonly line: ChatLine }
  /** What one's own seat has ordered is other than before. */
  | ({ readonly kind: 'orders' } & OwnOrders)
  /** After each entry of a table that counts time. */
  | { readonly kind: 'clock'; readonly ply: number; readonly clocks: Clocks }
  /** The latest open tables, and how many there are in all. */
  | { readonly kind: 'lobby'; readonly count: number; readonly tables: readonly LobbyTable[] }
  /** A table was made, or somebody sat down where a seat is still open. */
  | { readonly kind: 'open'; readonly table: LobbyTable; readonly count: number }
  /** No seat is open there any more. */
  | { readonly kind: 'filled'; readonly id: string; readonly count: number }
  /** Nobody is there yet who wishes for the same: they are waited for. */
  | { readonly kind: 'seeking' }
  /** Opponents were found: one has a seat at this table. */
  | { readonly kind: 'found'; readonly table: string }
  /** Now and then: the last entry of the table. Whoever knows fewer has missed something, and asks. */
  | { readonly kind: 'at'; readonly ply: number }
  /** `answers`: the ply of the move that is refused. */
  | { readonly kind: 'refused'; readonly no: No; readonly answers?: number };

/** Every way in which a message can be refused. `ply` is the last entry of the table. */
export type No =
  | { readonly kind: 'garbage' }
  | { readonly kind: 'too long'; readonly longest: number }
  | { readonly kind: 'version'; readonly speaks: number }
  | { readonly kind: 'unknown table' }
  | { readonly kind: 'not joined' }
  | { readonly kind: 'wrong token' }
  | { readonly kind: 'not signed in' }
  | { readonly kind: 'wrong password' }
  /** A host has banned this account, for a reason. */
  | { readonly kind: 'banned'; readonly reason: string }
  | { readonly kind: 'bad password'; readonly shortest: number; readonly longest: number }
  /** One that is guessed first. */
  | { readonly kind: 'easy password' }
  | { readonly kind: 'bad passkey' }
  /** The current password or a passkey is to be shown first. */
  | { readonly kind: 'not confirmed' }
  /** The token of this program does not allow it; the account itself is its owner's alone. */
  | { readonly kind: 'not permitted' }
  /** One has `most` of them already. */
  | { readonly kind: 'too many'; readonly most: number }
  | { readonly kind: 'name taken' }
  /** A page of another site asks. */
  | { readonly kind: 'foreign page' }
  /** Whoever looks on cannot move. */
  | { readonly kind: 'no seat' }
  | { readonly kind: 'not started' }
  /** The table has moved on, or the message is a replay. */
  | { readonly kind: 'stale'; readonly ply: number }
  | { readonly kind: 'too fast' }
  /** Somebody looks for opponents once at a time, and does so on another page now. */
  | { readonly kind: 'seeking elsewhere' }
  /** The rules say no. */
  | { readonly kind: 'rule'; readonly refusal: Refusal; readonly ply: number }
  | { readonly kind: 'seat taken' }
  | { readonly kind: 'no open seat' }
  /** Not at this table: somebody has blocked somebody. Who, is told to nobody. */
  | { readonly kind: 'seat refused' }
  /** There is no such line of chat, or one may not read it. */
  | { readonly kind: 'unknown line' }
  /** Nothing of it can be seen; it is too long; it hides something; letters have too many marks; its scripts are not written together. */
  | { readonly kind: 'bad name'; readonly why: 'empty' | 'long' | 'hidden' | 'marks' | 'scripts' | 'reserved' }
  | { readonly kind: 'bad table'; readonly why: string }
  /** A rated game is among people who play themselves. */
  | { readonly kind: 'no bots' }
  | { readonly kind: 'no account' }
  | { readonly kind: 'unknown person' }
  /** There is no such report, or a host is done with it. */
  | { readonly kind: 'unknown report' }
  | { readonly kind: 'not host' }
  | { readonly kind: 'not over' }
  | { readonly kind: 'over' }
  /** Before the first move only. */
  | { readonly kind: 'started' }
  /** It does not fit the seal that was given with the seat, or none was. */
  | { readonly kind: 'wrong number' }
  /** From this time control one cannot change to that one. */
  | { readonly kind: 'bad time control' }
  /** One has never played with them. */
  | { readonly kind: 'no companion' }
  /** There is no such seat, or not for this. */
  | { readonly kind: 'bad seat' }
  /** A bot plays one's seat: one takes it back first. */
  | { readonly kind: 'left' }
  | { readonly kind: 'another proposal' }
  /** It has been answered already, or withdrawn. */
  | { readonly kind: 'no proposal' }
  | { readonly kind: 'bad chat line'; readonly longest: number }
  /** No address of this kind, or one that notices may not be sent to. */
  | { readonly kind: 'bad address' }
  /** Not the code of the letter, or too late, or too often. */
  | { readonly kind: 'wrong code' }
  /** This server sends no mail. */
  | { readonly kind: 'no mail' }
  /** A notice could not be sent now. */
  | { readonly kind: 'not sent' }
  /** Too many vacations, one of too many days, too many days within a year, or days that there are not. */
  | { readonly kind: 'bad vacations'; readonly most: number; readonly longest: number; readonly yearly: number }
  /** More hours of the day than that. */
  | { readonly kind: 'bad quiet hours'; readonly longest: number }
  /** So many may be taken back in a game, and have been. */
  | { readonly kind: 'no undo left'; readonly most: number }
  /** The game knows no such order, or the move cannot be made ahead. */
  | { readonly kind: 'bad order' }
  /** It could not be stored; nothing has changed. */
  | { readonly kind: 'not stored' }
  /** The table is of a newer version of the rules than the server that was asked: another one knows it. */
  | { readonly kind: 'newer rules' }
  /** The store is being moved: whoever comes can look, and nothing changes. */
  | { readonly kind: 'read only' };
