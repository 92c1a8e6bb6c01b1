import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { colorsOf, type Theme } from '../../../.storybook/design-tokens.ts'
import { root } from '../../support/run/steps.ts'
import type { Report } from './entry.ts'

const here = import.meta.dirname

/** The whole page, which needs nothing but the pictures beside it: fonts, looks and script are in it. */
export async function reportPage(report: Report): Promise<string> {
  const count = report.entries.length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${count} ${count === 1 ? 'difference' : 'differences'} of pictures</title>
<style>${fonts()}${themes()}${['page.css', 'stage.css'].map((file) => readFileSync(path.join(here, file), 'utf8')).join('\n')}</style>
<div id="report"><noscript>This page compares pictures by script. Without it, the pictures lie beside this file.</noscript></div>
<script type="application/json" id="report-facts">${JSON.stringify(report).replaceAll('<', '\\u003c')}</script>
<script type="module">${(await viewerScript()).replaceAll('</script', '<\\/script')}</script>
</html>
`
}

/** The viewer and what it imports, as one script. */
async function viewerScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: path.join(here, 'viewer', 'viewer.ts') } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const script = outputs.find((output) => output.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error('The viewer of the report was not built.')
  return script.code
}

function fonts(): string {
  const source = (file: string) =>
    `url(data:font/woff2;base64,${readFileSync(path.join(root, 'ui', 'tokens', 'fonts', file)).toString('base64')})`
  return `@font-face{font-family:"Bricolage Grotesque";font-weight:700;src:${source('bricolage-grotesque.woff2')}}
@font-face{font-family:"Instrument Sans";font-weight:400 700;src:${source('instrument-sans.woff2')}}`
}

/** The house’s own colours, read from where they are declared. */
function themes(): string {
  const rule = (theme: Theme) =>
    `color-scheme:${theme === 'day' ? 'light' : 'dark'};${Object.entries(colorsOf(theme))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}`
  return `:root{${rule('day')}}
@media (prefers-color-scheme:dark){:root:not([data-theme=day]){${rule('night')}}}
[data-theme=night]{${rule('night')}}`
}
