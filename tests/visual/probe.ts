import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launchCameraBrowser } from './camera.ts'

/** From a package, not from `ui/`: what this page looks like must not change with the design. */
const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64')

/** A bit of everything that a browser's painting can differ in: letters, installed fonts, curves, layers, gradients, edges between pixels. */
const page = `<!doctype html><style>
@font-face { font-family: Probe; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
body { margin: 0; font: 400 15px/1.4 Probe; background: #faf4ed; color: #14171f }
b { font-weight: 650; font-size: 41.3px } s { -webkit-text-stroke: 1.5px; color: transparent; font-size: 60px }
div { display: inline-block; width: 90.4px; height: 60.7px; margin: 5.3px; border: 1px solid #14171f80 }
</style><p>Quick wafting zephyrs vex bold Jim. ëçßñùœ 0123456789</p>
<p style="font-family:system-ui">Mails use <i style="font-family:Arial,sans-serif">what is installed</i>, <code>and so does code</code>.</p><b>Work that lets the light in</b><s>01</s><br>
<div style="border-radius:13px;background:linear-gradient(37deg,#c82d06,#8aa0b8)"></div>
<div style="transform:rotate(7deg);border-style:dashed"></div>
<div style="clip-path:inset(10% 7% 3% 20%);background:#c82d06"></div>
<div style="box-shadow:3px 4px 9px #14171f60;opacity:.63;background:#fff"></div>
<svg width="90" height="60" fill="none" stroke="currentColor" stroke-width="1.75"><path d="M4 50C20 4 60 4 80 50M10 30h70"/></svg>`

/** A picture that depends on the machine alone. Two machines that paint it alike paint every story alike. */
export async function takeProbe(): Promise<Buffer> {
  const browser = await launchCameraBrowser()
  try {
    const window = await browser.newPage({ viewport: { width: 640, height: 360 } })
    await window.setContent(page)
    await window.evaluate(() => document.fonts.ready)
    return await window.screenshot()
  } finally {
    await browser.close()
  }
}
