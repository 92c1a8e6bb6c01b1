import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming'
import { brand } from '#locales/brand.ts'

/** The colours of ui/tokens/colours.css in the notation that Storybook's themes take; tests/site/design-tokens.test.ts holds them to it. */
export const houseColors = {
  day: {
    paper: '#f9f5ee',
    pane: '#fefcf9',
    ink: '#151923',
    'ink-soft': '#505561',
    'signal-text': '#cc2c05',
  },
  night: {
    paper: '#0f141d',
    pane: '#191e29',
    ink: '#f0ece4',
    'ink-soft': '#b5b1a7',
    'signal-text': '#fc754a',
  },
} as const

/** Storybook in the house's colours, by day or by night. */
export function houseTheme(time: keyof typeof houseColors): ThemeVars {
  const colors = houseColors[time]
  // The token is translucent, which these themes do not take.
  const line = time === 'day' ? '#7b7e86' : '#8b8983'
  return create({
    base: time === 'day' ? 'light' : 'dark',
    brandTitle: brand.name,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Instrument Sans", Arial, sans-serif',
    appBg: colors.paper,
    appContentBg: colors.pane,
    appPreviewBg: colors.paper,
    appBorderColor: time === 'day' ? '#d3d0cb' : '#343944',
    appBorderRadius: 2,
    barBg: colors.pane,
    barTextColor: colors['ink-soft'],
    barSelectedColor: colors['signal-text'],
    barHoverColor: colors['signal-text'],
    colorPrimary: colors['signal-text'],
    colorSecondary: colors['signal-text'],
    textColor: colors.ink,
    textInverseColor: colors.paper,
    textMutedColor: colors['ink-soft'],
    inputBg: colors.pane,
    inputBorder: line,
    inputTextColor: colors.ink,
    inputBorderRadius: 2,
    buttonBg: colors.pane,
    buttonBorder: line,
    booleanBg: colors.paper,
    booleanSelectedBg: colors.pane,
  })
}
