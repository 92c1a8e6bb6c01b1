import { type MailColours, mailColours } from './mail-colours.ts'

/** Every colour comes from here, so that night reaches it. */
const looks = {
  paper: ({ paper, ink }) => ({ backgroundColor: paper, color: ink }),
  window: ({ pane, ink, frame }) => ({ backgroundColor: pane, color: ink, borderColor: frame }),
  words: ({ ink }) => ({ color: ink }),
  soft: ({ inkSoft }) => ({ color: inkSoft }),
  rule: ({ line }) => ({ borderColor: line }),
  bar: ({ ink }) => ({ borderColor: ink }),
  lit: ({ signal, ink }) => ({ backgroundColor: signal, borderColor: ink }),
  quote: ({ ink, signal }) => ({ color: ink, borderColor: signal }),
  action: ({ signal, onSignal }) => ({ backgroundColor: signal, color: onSignal }),
} as const satisfies Record<string, (colours: MailColours) => Look>

interface Look {
  color?: string
  backgroundColor?: string
  borderColor?: string
}

export type MailLook = keyof typeof looks

interface Painted {
  className: string
  style: Look
}

/** Day as a `style`, which every mail program keeps; the class is for night. */
export function painted(look: MailLook): Painted {
  return { className: `mail-${look}`, style: looks[look](mailColours.day) }
}

export const nightQuery = '@media (prefers-color-scheme: dark)'

/** Also for Outlook, which inverts colours by itself and marks what it changed. */
export const mailStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `${nightQuery}{${rules((look) => `.mail-${look}`)}}`,
  rules((look) => `[data-ogsc] .mail-${look},[data-ogsb] .mail-${look}`),
].join('\n')

function rules(selectorOf: (look: string) => string): string {
  return Object.entries(looks)
    .map(([look, paint]) => `${selectorOf(look)}{${declarations(paint(mailColours.night))}}`)
    .join('')
}

/** Important: day stands in the elements' own styles. */
function declarations(look: Look): string {
  const { color, backgroundColor, borderColor } = look
  return Object.entries({ color, 'background-color': backgroundColor, 'border-color': borderColor })
    .map(([property, value]) => (value ? `${property}:${value}!important` : ''))
    .filter(Boolean)
    .join(';')
}
