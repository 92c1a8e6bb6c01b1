import { chromium } from 'playwright'
import { TOTP, Secret } from 'otpauth'
import { browserOptions } from './tests/support/browser/browser.ts'
const { isPinned: _, ...options } = await browserOptions()
const browser = await chromium.launch(options)
const [, , link] = process.argv
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
const page = await context.newPage()
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 500)))
const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` })
await page.goto(link!); await page.waitForLoadState('networkidle'); await shot('1-invitation')
await page.getByLabel(/name/i).first().fill('Arta Sample')
await page.locator('input[name=password]').fill('seven windows and a cat')
await page.keyboard.press('Enter')
await page.waitForURL(/login/); await page.waitForLoadState('networkidle'); await shot('2-enrol')
const text = await page.locator('main').innerText()
const secret = (/((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})/.exec(text)?.[1] ?? '').replace(/ /g, '')
console.log('secret', secret.length)
await page.locator('input[name=code]').fill('000000'); await page.keyboard.press('Enter'); await page.waitForTimeout(800); await shot('2b-enrol-wrong')
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
await page.locator('input[name=code]').fill(code); await page.keyboard.press('Enter')
await page.waitForTimeout(1500); await shot('3-codes')
await page.goto('http://localhost:3456/admin'); await page.waitForLoadState('networkidle'); await shot('4-desk')
for (const p of ['people', 'account', 'log', 'nowhere']) { await page.goto(`http://localhost:3456/admin/${p}`); await page.waitForLoadState('networkidle'); await page.screenshot({ path: `/tmp/shots/5-${p}.png`, fullPage: true }) }
await page.keyboard.press('Control+k'); await page.waitForTimeout(600); await shot('6-palette')
await page.keyboard.press('Escape'); await page.keyboard.press('?'); await page.waitForTimeout(600); await shot('7-keys')
await context.storageState({ path: '/tmp/shots/state.json' })
await browser.close()
