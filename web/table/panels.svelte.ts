/** Which panels are open beside the board; a narrow screen has room for one. */

export class Panels {
  log = $state(false);
  orders = $state(false);
  company = $state(false);
  hint = $state(false);
  study = $state(false);
  moves = $state(false);
  /** Taps on the board ask what things are, and play nothing. */
  asks = $state(false);
  legend = $state(false);

  toggle(panel: 'log' | 'orders' | 'company' | 'hint' | 'study' | 'moves'): void {
    const opens = !this[panel];
    if (matchMedia('(max-width: 80rem)').matches) this.log = this.orders = this.company = this.hint = this.study = this.moves = false;
    this[panel] = opens;
  }
}
