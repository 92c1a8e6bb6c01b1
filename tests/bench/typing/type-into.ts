import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { median } from '../load.ts'

const PAUSE = 70 // milliseconds between two keys of somebody who types fast
// Long enough for what waits for the keys to rest, and then in the way of the next one.
const REST = 310

export interface Keys {
  longest: number
  middle: number
  work: number
}

/** Into a paragraph in the middle of the text; each key is timed from then on, and sets the marks `key` and, once it is seen, `frame`. */
export async function prepare(page: Page): Promise<void> {
  const text = page.locator('[contenteditable=true]:visible')
  await text.waitFor({ timeout: 60_000 })
  await toTheMiddle(text)
  await text.evaluate(() => {
    const keys: { whole: number; work: number }[] = []
    Object.assign(window, { keys })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const key = { whole: 0, work: 0 }
        keys.push(key)
        performance.mark('key', { startTime: timeStamp })
        requestAnimationFrame(() => {
          key.work = performance.now() - timeStamp
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            key.whole = performance.now() - timeStamp
            performance.mark('frame')
          }
          port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  await wait(1500)
}

/** Milliseconds of the keys that were pressed since the last time that they were taken. */
export async function takeKeys(page: Page): Promise<Keys> {
  await wait(500)
  const keys = (await page.evaluate(() =>
    'keys' in window && Array.isArray(window.keys) ? window.keys.splice(0) : [],
  )) as {
    whole: number
    work: number
  }[]
  if (keys.length < 10) throw new Error(`Only ${keys.length} keys came.`)
  return {
    longest: Math.max(...keys.map(({ whole }) => whole)),
    middle: median(keys.map(({ whole }) => whole)),
    work: Math.max(...keys.map(({ work }) => work)),
  }
}

/** Words, with rests between them in which the page does what it does between the keys. */
export async function typeWords(page: Page): Promise<void> {
  for (const word of ['windows ', 'in six ', 'languages ', 'open ', 'every ', 'day ', 'of the ', 'week ']) {
    for (const letter of word) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await wait(PAUSE)
    }
    await wait(REST)
  }
}

/** A key that is held down for longer than a save waits, taken away again, new lines, and all of it undone. */
export async function typeOtherwise(page: Page): Promise<void> {
  for (let times = 0; times < 80; times++) {
    await page.keyboard.down('x')
    await wait(33) // as a keyboard repeats
  }
  await page.keyboard.up('x')
  for (const key of ['Backspace', 'Enter', 'ControlOrMeta+z'])
    for (let times = 0; times < 12; times++) {
      await page.keyboard.press(key)
      await wait(PAUSE)
    }
}

/** Ten thousand characters from the clipboard, and on after them. */
export async function pasteAndType(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, 'A window is open in the evening. '.repeat(300))
  await wait(REST)
  for (const letter of 'and on after it was pasted') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await wait(PAUSE)
  }
}

/** Into a paragraph in the middle of the text, where not all of it is drawn too. */
async function toTheMiddle(text: Locator): Promise<void> {
  await text.focus()
  await text.evaluate((element) => {
    const scroller = element.closest('.cm-scroller')
    if (scroller) scroller.scrollTop = scroller.scrollHeight / 2
  })
  // What comes into view is drawn with the next frames.
  await wait(500)
  await text.evaluate((element) => {
    const box = element.closest('.cm-scroller')?.getBoundingClientRect()
    const isInView = (line: Element) => {
      const { top, bottom } = line.getBoundingClientRect()
      return !box || (top > box.top && bottom < box.bottom)
    }
    const paragraphs = [...element.querySelectorAll(':scope > p, :scope > .cm-line')].filter(
      (line) => line.textContent.length > 200 && isInView(line),
    )
    const middle = paragraphs[Math.floor(paragraphs.length / 2)]
    if (!middle) throw new Error('No paragraph to type into.')
    if (!box) middle.scrollIntoView({ block: 'center' })
    getSelection()?.collapse(middle, 0)
  })
}
