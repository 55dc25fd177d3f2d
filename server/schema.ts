/** The shape of the store, step by step. */

/** What the first servers made; exported for the test that brings such a file up to date. */
export const FIRST_STEP = `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     rules INTEGER NOT NULL,
     options TEXT NOT NULL,
     seed TEXT NOT NULL,
     commitment TEXT NOT NULL,
     host INTEGER NOT NULL,
     created INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE seats (
     table_id TEXT NOT NULL REFERENCES tables (id),
     seat INTEGER NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
     name TEXT,
     bot TEXT,
     token BLOB,
     PRIMARY KEY (table_id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE plies (
     table_id TEXT NOT NULL,
     ply INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (table_id, ply)
   ) STRICT, WITHOUT ROWID;`;

/**
 * Step n brings a store of version n to version n + 1. A step that has been published is never edited.
 * From step `SHARED` on PostgreSQL takes them, too: they are in words that both engines know, for `asPostgres` to translate (INTEGER, TEXT,
 * BLOB, INTEGER PRIMARY KEY, STRICT, WITHOUT ROWID). And they only add, for servers of the version before run on meanwhile: a table, an
 * index, a column that may be left out. What nobody uses any more goes a version later. The name of a new column is one that no other table
 * has: an older server's statement may mean that other one by it. An index on a table that may be large: see docs/ARCHITECTURE.md.
 */
export const STEPS: readonly string[] = [
  FIRST_STEP,
  // A seat belongs to a person. Whoever had a token for a seat is now a guest with that token.
  `CREATE TABLE people (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     created INTEGER NOT NULL,
     login TEXT UNIQUE,
     password TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE sessions (
     hash BLOB PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people (id),
     kind TEXT NOT NULL CHECK (kind IN ('browser', 'program')),
     label TEXT NOT NULL,
     created INTEGER NOT NULL,
     seen INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_of ON sessions (person);
   CREATE TABLE passkeys (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people (id),
     public_key BLOB NOT NULL,
     counter INTEGER NOT NULL,
     transports TEXT NOT NULL,
     created INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX passkeys_of ON passkeys (person);
   ALTER TABLE seats ADD COLUMN person TEXT;
   UPDATE seats SET person = lower(hex(randomblob(6))) WHERE kind = 'person';
   INSERT INTO people (id, name, created) SELECT person, seats.name, created FROM seats JOIN tables ON id = table_id WHERE person IS NOT NULL;
   INSERT INTO sessions SELECT token, person, 'browser', '', created, created FROM seats JOIN tables ON id = table_id WHERE person IS NOT NULL;
   ALTER TABLE seats DROP COLUMN token;
   CREATE INDEX seats_of ON seats (person);`,
  `ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;`,
  // When each entry was made, and when the time of a seat runs out.
  `ALTER TABLE plies ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT '{"kind":"none"}';
   ALTER TABLE tables ADD COLUMN started INTEGER;
   ALTER TABLE tables ADD COLUMN due INTEGER;
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   ALTER TABLE people ADD COLUMN rest TEXT;`,
  // How each finished game went for each seat, and how strong people are. Ratings are in thousandths of a point.
  `ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE results (
     table_id TEXT NOT NULL REFERENCES tables (id),
     seat INTEGER NOT NULL,
     person TEXT,
     game TEXT NOT NULL,
     place INTEGER NOT NULL,
     score INTEGER NOT NULL,
     ended INTEGER NOT NULL,
     rating_before INTEGER,
     deviation_before INTEGER,
     rating_after INTEGER,
     deviation_after INTEGER,
     PRIMARY KEY (table_id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX results_of ON results (person, ended);
   CREATE TABLE ratings (
     person TEXT NOT NULL REFERENCES people (id),
     game TEXT NOT NULL,
     rating INTEGER NOT NULL,
     deviation INTEGER NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (person, game)
   ) STRICT, WITHOUT ROWID;`,
  // What people do around the board. A person's seat with a bot is played by the bot until the person comes back.
  `ALTER TABLE tables ADD COLUMN abandoned INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN next TEXT;
   ALTER TABLE tables ADD COLUMN proposal TEXT;
   CREATE TABLE talk (
     table_id TEXT NOT NULL REFERENCES tables (id),
     n INTEGER NOT NULL,
     room TEXT NOT NULL CHECK (room IN ('seats', 'watchers')),
     person TEXT NOT NULL REFERENCES people (id),
     name TEXT NOT NULL,
     at INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (table_id, n)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX talk_of ON talk (person);`,
  // How people are told of what waits, where, and what is still to be told. A device that is signed out is told nothing more.
  `ALTER TABLE people ADD COLUMN notices TEXT;
   CREATE TABLE channels (
     id INTEGER PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people (id),
     kind TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
     address TEXT NOT NULL,
     detail TEXT NOT NULL,
     origin TEXT NOT NULL,
     session BLOB REFERENCES sessions (hash) ON DELETE CASCADE
   ) STRICT;
   CREATE INDEX channels_of ON channels (person);
   CREATE INDEX channels_in ON channels (session);
   CREATE UNIQUE INDEX channels_alone ON channels (person, kind) WHERE kind <> 'push';
   CREATE UNIQUE INDEX channels_push ON channels (address) WHERE kind = 'push';
   CREATE TABLE notices (
     person TEXT NOT NULL REFERENCES people (id),
     table_id TEXT NOT NULL REFERENCES tables (id),
     kind TEXT NOT NULL CHECK (kind IN ('turn', 'seat', 'over', 'reminder')),
     at INTEGER NOT NULL,
     daily INTEGER NOT NULL DEFAULT 0,
     tries INTEGER NOT NULL DEFAULT 0,
     channels TEXT,
     PRIMARY KEY (person, table_id, kind)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX notices_due ON notices (at);
   CREATE TABLE push_keys (public_key TEXT NOT NULL, private_key TEXT NOT NULL) STRICT;`,
  // What a seat has ordered in advance.
  `ALTER TABLE seats ADD COLUMN orders TEXT;`,
  // When all agreed on another pace, and the seat that ran out of time or resigned so that the game ended.
  `ALTER TABLE tables ADD COLUMN pace_since INTEGER;
   ALTER TABLE tables ADD COLUMN forfeit TEXT;`,
  // Who is to act at the set-up and after each entry: the sum of 2^seat. Of what is older it is not known.
  `ALTER TABLE tables ADD COLUMN acting INTEGER;
   ALTER TABLE plies ADD COLUMN acting INTEGER;`,
  // A pace is called time control.
  `ALTER TABLE tables ADD COLUMN time_control TEXT NOT NULL DEFAULT '{"kind":"unlimited"}';
   UPDATE tables SET time_control = json_set(pace, '$.kind',
     CASE pace ->> '$.kind' WHEN 'live' THEN 'realtime' WHEN 'days' THEN 'correspondence' ELSE 'unlimited' END);
   ALTER TABLE tables DROP COLUMN pace;
   ALTER TABLE tables RENAME COLUMN pace_since TO time_control_since;
   UPDATE tables SET proposal = json_set(proposal, '$.what', json_object('kind', 'time control',
     'timeControl', json_object('kind', 'correspondence', 'hours', proposal ->> '$.what.pace.hours')))
     WHERE proposal ->> '$.what.kind' = 'pace';`,
  // Hours of rest are called quiet hours, holidays vacations, and quiet tables muted ones.
  `ALTER TABLE people RENAME COLUMN rest TO quiet_hours;
   UPDATE people SET quiet_hours = json_remove(json_set(quiet_hours, '$.vacations', json_extract(quiet_hours, '$.holidays')), '$.holidays')
     WHERE quiet_hours -> '$.holidays' IS NOT NULL;
   UPDATE people SET notices = json_remove(json_set(notices, '$.mutedGames', json_extract(notices, '$.quietGames'),
     '$.mutedTables', json_extract(notices, '$.quietTables')), '$.quietGames', '$.quietTables') WHERE notices IS NOT NULL;`,
  // Talk is called chat; its rooms are those of players and of spectators.
  `CREATE TABLE chat (
     table_id TEXT NOT NULL REFERENCES tables (id),
     n INTEGER NOT NULL,
     room TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
     person TEXT NOT NULL REFERENCES people (id),
     name TEXT NOT NULL,
     at INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (table_id, n)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO chat SELECT table_id, n, CASE room WHEN 'seats' THEN 'players' ELSE 'spectators' END, person, name, at, text FROM talk;
   DROP TABLE talk;
   CREATE INDEX chat_of ON chat (person);`,
  // A game that was abandoned is called off, and the table after it is the rematch.
  `ALTER TABLE tables RENAME COLUMN abandoned TO called_off;
   ALTER TABLE tables RENAME COLUMN next TO rematch;
   UPDATE tables SET proposal = json_set(proposal, '$.what.kind', 'call off') WHERE proposal ->> '$.what.kind' = 'abandon';`,
  // A session ends, and a program's says what it allows; those of before end 90 days from now, of programs in a year. A passkey has a
  // name, and people are known on devices where they have been signed in. A sign-in is to be told, to each channel as it was then.
  `ALTER TABLE sessions ADD COLUMN scope TEXT CHECK (scope IN ('read', 'play'));
   ALTER TABLE sessions ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;
   UPDATE sessions SET scope = CASE kind WHEN 'program' THEN 'play' END,
     ends = (unixepoch() + CASE kind WHEN 'program' THEN 365 ELSE 90 END * 86400) * 1000;
   CREATE INDEX sessions_ending ON sessions (ends);
   ALTER TABLE passkeys ADD COLUMN name TEXT NOT NULL DEFAULT '';
   CREATE TABLE devices (
     hash BLOB NOT NULL,
     person TEXT NOT NULL REFERENCES people (id),
     since INTEGER NOT NULL,
     PRIMARY KEY (hash, person)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX devices_of ON devices (person);
   CREATE TABLE sign_ins (
     id INTEGER PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people (id),
     name TEXT NOT NULL,
     device TEXT NOT NULL,
     channel TEXT NOT NULL,
     at INTEGER NOT NULL,
     tries INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX sign_ins_of ON sign_ins (person);
   CREATE INDEX sign_ins_due ON sign_ins (at);`,
  // What people's devices sealed when they sat down; and, since the start, which of the numbers are in the luck.
  `ALTER TABLE seats ADD COLUMN seal TEXT;
   ALTER TABLE tables ADD COLUMN numbers TEXT;`,
  // What happened to accounts, and in vain.
  `CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     sort TEXT NOT NULL,
     kind TEXT NOT NULL,
     at INTEGER NOT NULL,
     person TEXT,
     about TEXT,
     address TEXT
   ) STRICT;
   CREATE INDEX events_of ON events (person, sort);
   CREATE INDEX events_sorted ON events (sort);
   CREATE INDEX events_at ON events (at);`,
  // Whom people have blocked, and lines and names that they reported, as they were then.
  `CREATE TABLE blocks (
     person TEXT NOT NULL REFERENCES people (id),
     blocked TEXT NOT NULL REFERENCES people (id),
     at INTEGER NOT NULL,
     PRIMARY KEY (person, blocked)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX blocks_by ON blocks (blocked);
   CREATE TABLE reports (
     id INTEGER PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('chat', 'name')),
     at INTEGER NOT NULL,
     reporter TEXT,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     text TEXT NOT NULL,
     table_id TEXT,
     n INTEGER,
     why TEXT NOT NULL,
     resolved INTEGER,
     outcome TEXT
   ) STRICT;
   CREATE INDEX reports_about ON reports (person);
   CREATE INDEX reports_by ON reports (reporter);`,
  // People marked as hosts, who is banned and why, what hosts did, and what they announce. A table called off by a host has 2 there.
  `ALTER TABLE people ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE people ADD COLUMN ban TEXT;
   ALTER TABLE events ADD COLUMN actor TEXT;
   CREATE TABLE announcement (text TEXT NOT NULL, at INTEGER NOT NULL) STRICT;`,
  // The strongest at each game.
  `CREATE INDEX ratings_in ON ratings (game, rating);`,
  // Whom people follow.
  `CREATE TABLE follows (
     person TEXT NOT NULL REFERENCES people (id),
     followed TEXT NOT NULL REFERENCES people (id),
     at INTEGER NOT NULL,
     PRIMARY KEY (person, followed)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX follows_of ON follows (followed);`,
  // For several servers on one store: what people's devices opened before play began, and when somebody came back to their seat; until
  // when a server has claimed what is to be told; who looks for opponents, at which server, and which table was found; and which questions
  // to passkeys have been answered.
  `ALTER TABLE seats ADD COLUMN number TEXT;
   ALTER TABLE seats ADD COLUMN returned INTEGER;
   ALTER TABLE notices ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE sign_ins ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE seekers (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     wish TEXT NOT NULL,
     since INTEGER NOT NULL,
     seen INTEGER NOT NULL,
     claimed INTEGER NOT NULL DEFAULT 0,
     found TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX seekers_of ON seekers (person);
   CREATE TABLE answered (
     question TEXT PRIMARY KEY,
     at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // The log of a game that is long over is one row; and which games are over whose logs are still to become one. Tables that wait for
  // people are found without those that once did, and what somebody has played is counted without looking at each game.
  `CREATE TABLE packed (
     table_id TEXT PRIMARY KEY REFERENCES tables (id),
     plies INTEGER NOT NULL,
     log BLOB NOT NULL
   ) STRICT;
   CREATE TABLE unpacked (
     table_id TEXT PRIMARY KEY REFERENCES tables (id),
     ended INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX unpacked_ended ON unpacked (ended);
   INSERT INTO unpacked SELECT table_id, max(ended) FROM results GROUP BY table_id;
   CREATE INDEX tables_open ON tables (created) WHERE listed = 1 AND started IS NULL AND called_off = 0;
   CREATE INDEX results_counted ON results (person, game, place);`,
  // The deal of a day is the same for everybody; each plays it at a table of their own.
  `CREATE TABLE daily (
     day TEXT NOT NULL,
     game TEXT NOT NULL,
     seed TEXT NOT NULL,
     PRIMARY KEY (day, game)
   ) STRICT, WITHOUT ROWID;
   ALTER TABLE tables ADD COLUMN day TEXT;
   CREATE INDEX tables_of_day ON tables (day, game) WHERE day IS NOT NULL;`,
  // How often somebody tried what is guessed at, or what others would suffer from, is counted for all servers on a store together.
  `CREATE TABLE attempts (
     who BLOB PRIMARY KEY,
     paid_until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX attempts_paid ON attempts (paid_until);`,
  // How strong the levels of bots are on people's scale, in thousandths of a point, and how many games each person has taught each of them.
  `CREATE TABLE bot_ratings (
     game TEXT NOT NULL,
     bot TEXT NOT NULL,
     rating INTEGER NOT NULL,
     deviation INTEGER NOT NULL,
     games INTEGER NOT NULL,
     people INTEGER NOT NULL,
     PRIMARY KEY (game, bot)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE bot_teachers (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     game TEXT NOT NULL,
     bot TEXT NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (person, game, bot)
   ) STRICT, WITHOUT ROWID;`,
  // The latest entries of all tables stand close together, so that a commit changes few pages; many at a time they go to `plies`.
  // On PostgreSQL all are there at once. Whoever reads asks for `entries`.
  `CREATE TABLE fresh (
     table_id TEXT NOT NULL,
     ply INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     text TEXT NOT NULL,
     at INTEGER NOT NULL,
     acting INTEGER,
     PRIMARY KEY (table_id, ply)
   ) STRICT, WITHOUT ROWID;
   CREATE VIEW entries AS SELECT table_id, ply, seat, text, at, acting FROM plies
     UNION ALL SELECT table_id, ply, seat, text, at, acting FROM fresh;`,
];

export const NEWEST = STEPS.length;

/** Steps before this one were taken by SQLite alone: on PostgreSQL everything begins with what they led to. */
export const SHARED = 21;

/** From this one on, logs are packed: servers that do not know it find no entries there. */
export const PACKED = 23;

/** From this one on, entries are not only in `plies`. */
export const FRESH = 27;
