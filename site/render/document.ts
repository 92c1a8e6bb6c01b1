import { createHash } from 'node:crypto'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import { themeColours } from '#site/head/theme-colours.ts'
import type { SiteAssets } from '#site/render/assets.ts'
import { escapeHtml } from '#site/render/escape-html.ts'
import { loaderScript } from '#site/render/loader-script.ts'
import type { RenderedPage } from '#site/render/render-page.tsx'
import { stateMarkup } from '#site/render/state-markup.ts'
import { themeScript } from '#site/render/theme-script.ts'

export function createDocument(assets: SiteAssets, { imageHost }: Pick<SiteSettings, 'imageHost'>) {
  const script = loaderScript(assets.entry)
  const headStart = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${themeScript}</script>`,
    ...(imageHost ? [`<link rel="preconnect" href="${escapeHtml(imageHost)}">`] : []),
    ...assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${assets.styles}</style>`,
    `<meta name="theme-color" data-time="day" content="${themeColours.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" data-time="night" content="${themeColours.night}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    assets.extraHead ?? '',
  ].join('')

  function document({ language, head, html, hydration }: RenderedPage): string {
    let elements = ''
    for (const { tag, attributes, text } of head.elements) {
      elements += `<${tag} data-page`
      for (const name in attributes) elements += ` ${name}="${escapeHtml(attributes[name] ?? '')}"`
      elements += text === undefined ? '>' : `>${text}</${tag}>`
    }
    const takeOver = hydration ? `${stateMarkup(hydration)}<script>${script}</script>` : ''
    return `<!doctype html><html lang="${language}"><head>${headStart}<title>${escapeHtml(head.title)}</title>${elements}</head><body><div id="root">${html}</div>${takeOver}</body></html>`
  }

  return Object.assign(document, {
    scriptHashes: [themeScript, script].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  })
}
