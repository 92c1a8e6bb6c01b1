/** Every colour of ui/tokens/colours.css and what it is for. */
export const colorTokens = {
  paper: 'The page',
  pane: 'Raised from it: dialogs, fields',
  ink: 'Words, and surfaces turned over',
  'ink-soft': 'Second words',
  line: 'The window’s bars: decoration',
  'line-strong': 'Borders of controls',
  signal: 'The one accent: surfaces, large words, focus',
  'signal-text': 'The accent under or in small words',
  'on-signal': 'Words on the accent',
  sky: 'Second voice, sparingly',
  success: 'It worked, said in words too',
  danger: 'It did not, said in words too',
} as const

export type ColorToken = keyof typeof colorTokens

export const colorNames = Object.keys(colorTokens).filter((name): name is ColorToken => name in colorTokens)

export type Use = 'text' | 'large' | 'shape'

/** What WCAG 2.2 asks of each use (1.4.3 and 1.4.11, level AA). */
export const ratioFor: Record<Use, number> = { text: 4.5, large: 3, shape: 3 }

export interface ColorPair {
  front: ColorToken
  back: ColorToken
  use: Use
}

const onPapers = (front: ColorToken, use: Use): ColorPair[] => [
  { front, back: 'paper', use },
  { front, back: 'pane', use },
]

/** Every pair the house puts together. `line` is decoration: where it falls away, nothing is lost. */
export const colorPairs: readonly ColorPair[] = [
  ...onPapers('ink', 'text'),
  ...onPapers('ink-soft', 'text'),
  ...onPapers('signal-text', 'text'),
  ...onPapers('sky', 'text'),
  ...onPapers('success', 'text'),
  ...onPapers('danger', 'text'),
  { front: 'on-signal', back: 'signal-text', use: 'text' },
  { front: 'paper', back: 'ink', use: 'text' },
  { front: 'on-signal', back: 'signal', use: 'large' },
  ...onPapers('signal', 'large'),
  ...onPapers('signal', 'shape'),
  ...onPapers('line-strong', 'shape'),
]

/** What forced colours make of the tokens. */
export const systemColors: Record<ColorToken, string> = {
  paper: 'Canvas',
  pane: 'Canvas',
  ink: 'CanvasText',
  'ink-soft': 'CanvasText',
  line: 'CanvasText',
  'line-strong': 'CanvasText',
  signal: 'Highlight',
  'signal-text': 'LinkText',
  'on-signal': 'HighlightText',
  sky: 'LinkText',
  success: 'CanvasText',
  danger: 'CanvasText',
}
