import type { Chapter } from '#engine';

/** Apart from the other words: only the rules page reads them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'M1',
    title: 'What you play with',
    rules: [
      {
        id: 'M1.1',
        text: 'Option: choose the edition. The second is for two to four players, the first for three or four, and the variant by Wolfgang and Brigitte Ditt plays the first with two. A rule that names no edition applies to all of them.',
      },
      {
        id: 'M1.2',
        text: 'The city has 16 columns, a to p from the west, and 11 rows, 1 to 11 from the north. Two players of the second edition build a smaller one, 14 by 10. A ring of wall spaces runs around it, with a tower in each corner: tower 1 north-west, 2 south-east, 3 north-east, 4 south-west.',
      },
      {
        id: 'M1.3',
        text: 'You start with buildings in four colours (grey, black, brown and orange; the second edition has purple for black), with stables, merchants, walls and four roofs. First edition: for three players 6 buildings of each colour, 4 stables, 8 merchants and 10 walls; for four players 5, 3, 6 and 8. Ditt: 9, 6, 12 and 16, and four blockade domes. Second edition: for two players 8, 4, 12 and 15, and two neutral roofs; for three 6, 4, 8 and 12, and one neutral roof; for four 5, 3, 6 and 9. The rest stays in the box.',
      },
      {
        id: 'M1.4',
        text: 'The second edition adds a well, six tea tiles, and merchants on the tower tiles. Option: leave out any of the three.',
      },
      {
        id: 'M1.5',
        text: 'Roofs and tiles are always visible. The other pieces stand behind screens until the game is over. Option: play with them in the open. Everybody sees what is handed out and what is placed, so you could count them anyway.',
      },
    ],
  },
  {
    id: 'M2',
    title: 'The opening',
    rules: [
      {
        id: 'M2.1',
        text: 'The first player is chosen at random (our ruling: the first edition lets the youngest begin, the second leaves it open).',
      },
      {
        id: 'M2.2',
        text: 'First edition and Ditt: the first player opens the market with a merchant from the box, on any square that is not next to a wall space.',
      },
      {
        id: 'M2.3',
        text: 'Second edition: the well is placed at random, and then the opening merchant; neither is next to a wall space. The merchant may stand beside the well, but not on it.',
      },
      {
        id: 'M2.4',
        text: 'The game starts slowly. First edition: whoever opened the market goes on with a full turn. Ditt: the opening merchant is the first turn (our ruling), the next turn has one piece, the one after that two, and all others three. Second edition: the first turn has one piece, and with three or four players the second turn too.',
      },
    ],
  },
  {
    id: 'M3',
    title: 'Your turn',
    rules: [
      {
        id: 'M3.1',
        text: 'You take turns clockwise. On your turn you place two pieces, one after the other, of the same kind or not; in the Ditts’ variant three.',
      },
      { id: 'M3.2', text: 'You place your own pieces only.' },
      {
        id: 'M3.3',
        text: 'Buildings, stables and merchants go on empty squares of the city, walls on empty wall spaces. Once placed, nothing moves.',
      },
      {
        id: 'M3.4',
        text: 'As long as one of your pieces can be placed you have to place one, even if it is a roof. If you can place two, you must: a first piece after which no second could be placed is not allowed while another would leave you one. (Usually it is a roof that finishes a colour and sends your last buildings to the box; merchants that your first piece wins can be the second, even if it was your only piece: our ruling.) If no first piece leaves a second, you place one. Second edition: see also M10.2. Ditt: each piece is judged on its own. In games begun under rules version 1 this is so in every edition.',
      },
      {
        id: 'M3.5',
        text: 'If you can place nothing, your turn is skipped. You are back as soon as one of your pieces fits somewhere, even if it is a merchant just won from a tower (our ruling).',
      },
      {
        id: 'M3.6',
        text: 'Ditt: in a turn you place at most one piece of each colour, that is one building of each colour, one scoring dome and one blockade dome. White pieces (stables, merchants, walls) are not limited. If you can only place colours you have used up, your turn is shorter.',
      },
      {
        id: 'M3.7',
        text: 'First edition: if you are alone in the game because nobody else has a piece left, you have to place at least one roof in each turn in which you can, first or second. If your first piece was no roof, the second has to be one; and if no palace waits for your roof but a building of yours can begin one, you begin it first. A turn in which no roof can be placed at all is free (our ruling). Games begun under rules version 1: you are also alone when the others have pieces that fit nowhere, and your first piece is always free.',
      },
    ],
  },
  {
    id: 'M4',
    title: 'Palaces',
    rules: [
      {
        id: 'M4.1',
        text: 'A palace has one colour, and everybody builds it together. A building joins the unfinished palace of its colour, right next to one of its buildings (corners do not count). You cannot continue a palace from a stable.',
      },
      {
        id: 'M4.2',
        text: 'You can begin a new palace of a colour only when no palace of that colour without a roof has room to grow.',
      },
      {
        id: 'M4.3',
        text: 'There is a street around every palace: no building and no stable may touch another palace or its stables, not even at a corner. This applies to two palaces of the same colour as well, so palaces never merge.',
      },
      {
        id: 'M4.4',
        text: 'A palace that has neither a roof nor room to grow is stuck. It belongs to nobody until it gets a roof, and meanwhile another palace of its colour may be begun, so several may be waiting. It does not matter who still has buildings for it.',
      },
      {
        id: 'M4.5',
        text: 'When each of you owns a palace of a colour, that colour is finished: all buildings of it that are not yet placed go back to the box at once, even in the middle of a turn. Palaces of it without a roof stay as they are, and may still get stables. Ditt: only scoring domes make owners (our ruling).',
      },
      { id: 'M4.6', text: 'You may build in a colour even if you own a palace of that colour.' },
    ],
  },
  {
    id: 'M5',
    title: 'Stables',
    rules: [
      {
        id: 'M5.1',
        text: 'A stable goes right next to a building of any palace (corners do not count), with a roof or without, yours or not. From then on it is part of that palace.',
      },
      { id: 'M5.2', text: 'A stable with nothing but another stable beside it is not allowed.' },
    ],
  },
  {
    id: 'M6',
    title: 'Roofs',
    rules: [
      {
        id: 'M6.1',
        text: 'Put one of your roofs on any palace that has none, even a single building, and it is yours. It is finished: nobody may add a building any more.',
      },
      { id: 'M6.2', text: 'You can own at most one palace of each colour.' },
      {
        id: 'M6.3',
        text: 'Second edition: a neutral roof goes on any palace without a roof, whatever its colour, even if that colour is finished or has neutral palaces already. The palace is finished and belongs to nobody for the rest of the game.',
      },
      {
        id: 'M6.4',
        text: 'Ditt: you have a scoring dome and a blockade dome for each colour. A blockade dome finishes a palace, which then counts for nobody and holds no tile; nor does it take a tile from anybody (our ruling).',
      },
      {
        id: 'M6.5',
        text: 'Ditt: once you have used both your domes for a colour, your opponent loses the blockade dome for that colour, if it is still unused.',
      },
      {
        id: 'M6.6',
        text: 'To place a roof you name the colour of its palace; where several of that colour have no roof, also the first building of the palace (our ruling).',
      },
    ],
  },
  {
    id: 'M7',
    title: 'Merchants',
    rules: [
      {
        id: 'M7.1',
        text: 'Merchants stand in lines. A new one goes beside exactly one other, and that one is an end of its line. Corners do not count, and merchants may stand right beside anything else.',
      },
      {
        id: 'M7.2',
        text: 'Only when no line can grow at either end may a merchant begin a new line, on any empty square, even beside the wall. It may touch one merchant of an old line, but not two (our ruling).',
      },
      {
        id: 'M7.3',
        text: 'A merchant with at most one other beside it, of whatever line, is an end (our ruling). A lone merchant is an end on all four sides.',
      },
    ],
  },
  {
    id: 'M8',
    title: 'Walls',
    rules: [
      { id: 'M8.1', text: 'A wall goes on a wall space next to a tower or to another wall.' },
      { id: 'M8.2', text: 'On each side of the city one space stays open: the gate. It may even be next to a tower.' },
      {
        id: 'M8.3',
        text: 'A wall belongs to the tower from which its arm starts. Walls may stand right next to anything, and anything right next to walls.',
      },
    ],
  },
  {
    id: 'M9',
    title: 'Palace tiles and tower tiles',
    rules: [
      {
        id: 'M9.1',
        text: 'There is a palace tile for each colour: grey 1 point, black or purple 2, brown 3, orange 4. It goes to the first palace of the colour that gets a roof.',
      },
      {
        id: 'M9.2',
        text: 'The tile moves on as soon as another palace of the colour is larger, buildings and stables together, because of its roof or of a stable, no matter who placed it. In a tie the tile stays where it is. Palaces without a roof do not count.',
      },
      {
        id: 'M9.3',
        text: 'Second edition: a neutral palace wins and keeps the tile like any other; the tile then lies on the board.',
      },
      {
        id: 'M9.4',
        text: 'Each tower has a tile worth its number. The owner of a palace takes it when that palace comes into contact with a wall of the tower: by getting its roof, by a wall that reaches it, or by a stable that reaches the wall, no matter who placed it. Size does not matter, and one roof can bring several tiles.',
      },
      {
        id: 'M9.5',
        text: 'Only a new contact counts. In the second edition a palace that touches some wall of a tower makes no new contact with that tower. In the first edition and in the Ditts’ variant each of the two arms of a tower counts separately (our ruling). Option: play it either way.',
      },
      {
        id: 'M9.6',
        text: 'Second edition: three merchants wait on tile 1, two on tile 2 and one on tile 3. The first owner to take the tile adds them to their own pieces, and may place them in the very same turn (our ruling).',
      },
      {
        id: 'M9.7',
        text: 'Second edition: a neutral palace takes a tower tile in the same way. The tile stays on the board, or goes back there from whoever had it; merchants on it go to the box, and the next new contact takes it from there.',
      },
    ],
  },
  {
    id: 'M10',
    title: 'Tea and the well',
    rules: [
      {
        id: 'M10.1',
        text: 'Second edition: the first purple palace that gets a roof brings its owner three tea tiles, the second two, the third one, the fourth none. The share of a neutral roof goes back to the box.',
      },
      {
        id: 'M10.2',
        text: 'Second edition: once you have placed your first piece you may give back a tea tile instead of placing the second. One tile per turn, which may be one you have just won (our ruling). You must do so in one case only: with a tea tile you may place a first piece that leaves no second though another would (M3.4), and then you give the tile back. In games begun under rules version 1 you never have to. At the end tea is worth nothing.',
      },
      {
        id: 'M10.3',
        text: 'Second edition: no building and no stable stands on the eight squares around the well. Merchants may.',
      },
      {
        id: 'M10.4',
        text: 'Second edition: each building or stable of your palaces that lies exactly two squares from the well, in its row or column, is worth 4 points more, whatever stands between.',
      },
    ],
  },
  {
    id: 'M11',
    title: 'The end and the count',
    rules: [
      {
        id: 'M11.1',
        text: 'The game is over as soon as nobody can place anything: all pieces are used, or what is left fits nowhere (our ruling for the second edition, which speaks of used pieces only).',
      },
      {
        id: 'M11.2',
        text: 'Each of your palaces gives 1 point for each building and each stable, and 1 for each wall and each merchant right next to one of them (corners do not count). A merchant counts once for a palace, but for every palace it touches. Towers score nothing.',
      },
      { id: 'M11.3', text: 'Palace tiles and tower tiles give the points on them.' },
      {
        id: 'M11.4',
        text: 'Whoever has the most points wins. If several of you have the most, you share the victory (our ruling where the second edition is silent).',
      },
      { id: 'M11.5', text: 'A palace without an owner counts for nobody.' },
    ],
  },
];
