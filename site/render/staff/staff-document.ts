import type { StaffTheme } from '#api/contract/values/staff.ts'
import { brand } from '#locales/brand.ts'
import { themeColours } from '#site/head/theme-colours.ts'
import type { StaffAssets } from '#site/render/assets.ts'
import { escapeHtml } from '#site/render/escape-html.ts'
import type { HydrationState } from '#site/render/render-page.tsx'
import { stateMarkup } from '#site/render/state-markup.ts'

export interface RenderedStaffPage {
  language: string
  title: string
  theme: StaffTheme
  html: string
  hydration: HydrationState | undefined // undefined for a page that must not hydrate
}

/** Its own sheet and script, fetched once and cached: nobody waits for a first paint at a desk. */
export function createStaffDocument(assets: StaffAssets) {
  const headStart = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="same-origin">',
    ...assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<link rel="stylesheet" href="${assets.sheet}">`,
    `<meta name="theme-color" content="${themeColours.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${themeColours.night}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    assets.extraHead ?? '',
  ].join('')

  return ({ language, title, theme, html, hydration }: RenderedStaffPage): string => {
    const time = theme === 'device' ? '' : ` data-theme="${theme}"`
    const takeOver = hydration ? `${stateMarkup(hydration)}<script type="module" src="${assets.entry}"></script>` : ''
    return `<!doctype html><html lang="${language}"${time}><head>${headStart}<title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title></head><body><div id="root">${html}</div>${takeOver}</body></html>`
  }
}
