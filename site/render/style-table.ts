/** One rule of the sheet for one of its selectors, or one thing that rules refer to. */
export interface StylePiece {
  /** The at-rules around it, from outside in: an index of `places`. */
  place: number
  /** Pieces of one rule, which may share their braces again. */
  rule: number
  selector: string
  body: string
  /**
   * What must be in the page for the selector to meet anything: at least one of these sets, of classes (`.name`) and
   * elements (`<name`). Absent where nothing is needed.
   */
  needs?: string[][]
  /** Variables, by `--name`, and animations, by `@name`, that it refers to. */
  uses?: string[]
  /** The variable or the animation that it defines: such a piece is kept when a kept one refers to it. */
  gives?: string
}

/** The site's style sheet, cut so that a page can choose from it. The build writes it, the server reads it. */
export interface StyleTable {
  /** In the order in which the whole sheet names them: a layer without rules must keep its place. */
  layers: string[]
  places: string[][]
  pieces: StylePiece[]
}
