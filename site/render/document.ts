import { createHash } from 'node:crypto'
import type { SiteAssets } from '#site/render/assets.ts'
import { escapeScript } from '#site/render/head-elements.ts'
import { loaderScript } from '#site/render/loader-script.ts'
import type { RenderedPage } from '#site/render/render-page.tsx'

/** Id of the element that holds the hydration state, as JSON. */
export const stateId = 'state'

/** A page's HTML document. `scriptHashes` are the CSP sources of the inline scripts it contains. */
export function createDocument(assets: SiteAssets) {
  const script = loaderScript(assets.entry)
  const fixedHead = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...assets.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${assets.styles}</style>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    assets.extraHead ?? '',
  ].join('')

  function document({ language, head, html, hydration }: RenderedPage): string {
    const elements = head.elements.map(
      ({ tag, attributes, text }) =>
        `<${tag} data-page${Object.entries(attributes)
          .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
          .join('')}>${text === undefined ? '' : `${text}</${tag}>`}`,
    )
    const takeOver = hydration
      ? `<script type="application/json" id="${stateId}">${escapeScript(JSON.stringify(hydration))}</script><script>${script}</script>`
      : ''
    return `<!doctype html><html lang="${language}"><head>${fixedHead}<title>${escapeHtml(head.title)}</title>${elements.join('')}</head><body><div id="root">${html}</div>${takeOver}</body></html>`
  }

  return Object.assign(document, {
    scriptHashes: [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
  })
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
