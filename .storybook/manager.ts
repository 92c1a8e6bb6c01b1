import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { brand } from '#locales/brand.ts'

/** Storybook's own frame, in the colours of the house by day (ui/tokens/colours.css, in the notation its theme takes). */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: brand.name,
    brandUrl: './',
    brandTarget: '_self',
    appBg: '#f8f4ec',
    appContentBg: '#fefcf8',
    appPreviewBg: '#f8f4ec',
    appBorderColor: '#d3d0cb',
    appBorderRadius: 2,
    barBg: '#fefcf8',
    barTextColor: '#4b5060',
    barSelectedColor: '#c02d00',
    barHoverColor: '#c02d00',
    colorPrimary: '#c02d00',
    colorSecondary: '#c02d00',
    textColor: '#14181f',
    textMutedColor: '#4b5060',
    inputBg: '#fefcf8',
    inputBorder: '#7b7e86',
    inputBorderRadius: 2,
    buttonBorder: '#7b7e86',
  }),
  sidebar: { showRoots: true },
})
