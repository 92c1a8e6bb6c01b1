import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type LaunchOptions, chromium as playwrightChromium } from 'playwright'

const root = path.join(import.meta.dirname, '..', '..', '..')
const packageFolder = path.join(root, 'node_modules', '@sparticuz', 'chromium')
const cache = path.join(root, 'node_modules', '.cache', 'test-browser')

/** What makes pictures the same on every machine: no hinting, no subpixel colours, one colour space. */
const steadyArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Chromium's own traffic: tests talk to this machine only.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How to start the browser for tests. In order: `CHROME_PATH`; the Chromium that `npm ci` brings, pinned by the lock
 * file, on Linux x64; elsewhere Playwright's own, installed when missing.
 */
export async function browserOptions(): Promise<LaunchOptions & { isPinned: boolean }> {
  // Chromium's sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...steadyArgs] : steadyArgs
  const chosen = process.env['CHROME_PATH']
  if (chosen) return { executablePath: chosen, args, isPinned: false }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    installPlaywrightChromium()
    return { args, isPinned: false }
  }
  const folder = await unpackPinned()
  const env = {
    ...Object.fromEntries(
      Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
  }
  return { executablePath: path.join(folder, 'chromium'), args, env, isPinned: true }
}

/** Unpacks the pinned Chromium once per version, beside its four libraries and its one font. */
async function unpackPinned(): Promise<string> {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'))
  const folder = path.join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  console.info(`Unpacking Chromium ${version} for the tests (once) …`)
  await mkdir(cache, { recursive: true })
  const staging = await mkdtemp(path.join(cache, 'unpacking-'))
  const { inflate } = await import('@sparticuz/chromium')
  // The package unpacks into the temporary folder and takes over whatever lies there: give it an empty one.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = staging
  try {
    for (const part of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'])
      await inflate(path.join(packageFolder, 'bin', part))
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  await writeFile(
    path.join(staging, 'fonts.conf'),
    fontConfiguration(path.join(folder, 'fonts'), path.join(folder, 'font-cache')),
  )
  try {
    await rename(staging, folder)
  } catch (error) {
    // Another process was faster; its folder is as good.
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

function fontConfiguration(fonts: string, fontCache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fontCache}</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`
}

function installPlaywrightChromium(): void {
  if (existsSync(playwrightChromium.executablePath())) return
  console.info('Installing Playwright’s Chromium for the tests (once) …')
  execFileSync(path.join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { stdio: 'inherit' })
}
