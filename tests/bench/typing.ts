import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { browserOptions } from '../support/browser/browser.ts'
import { median } from './load.ts'
import { figureTable, formats, type Part } from './section.ts'
import { openEditor } from './typing/open-editor.ts'
import { type ProcessorTime, processorTime } from './typing/processor-time.ts'
import { LENGTH, longText, serveTyping } from './typing/serve-typing.ts'
import { type Keys, pasteAndType, prepare, takeKeys, typeOtherwise, typeWords } from './typing/type-into.ts'

const SLOWER = 4 // times, the processor
const ROUNDS = 3
const LONGEST = 50 // milliseconds that a key may cost

/** What a key costs in a text far longer than any post, in the editor as staff have it. */
export const typing: Part = {
  name: 'Typing',
  async measure(say) {
    const { isPinned: _, ...options } = await browserOptions()
    const browser = await chromium.launch(options)
    const words: Keys[] = []
    const others: Keys[] = []
    const pasted: Keys[] = []
    const rich: Keys[] = []
    const bare: Keys[] = []
    const spent: Record<'words' | 'others' | 'pasted', ProcessorTime[]> = { words: [], others: [], pasted: [] }
    try {
      await using site = await serveTyping()
      await using editor = await openEditor(browser, longText().markdown.slice(0, LENGTH))
      for (let round = 1; round <= ROUNDS; round++) {
        bare.push(await typeOn(await browser.newPage({ viewport }), `${site.url}/bare`))
        rich.push(await typeOn(await browser.newPage({ viewport }), `${site.url}/page`))
        // Another one each time: what was pasted fills the middle.
        const traced = await opened(await editor.context.newPage(), await editor.begin())
        await slowDown(traced)
        for (const [name, type] of Object.entries({ words: typeWords, others: typeOtherwise, pasted: pasteAndType }))
          spent[name as keyof typeof spent].push(await processorTime(browser, traced, () => type(traced)))
        await traced.close({ runBeforeUnload: false })
        const page = await opened(await editor.context.newPage(), await editor.begin())
        await slowDown(page)
        await typeWords(page)
        words.push(await takeKeys(page))
        await typeOtherwise(page)
        others.push(await takeKeys(page))
        await pasteAndType(page)
        pasted.push(await takeKeys(page))
        await page.close({ runBeforeUnload: false })
        const [last, cost] = [words.at(-1), spent.words.at(-1)]
        if (last && cost)
          say(
            `typing, round ${round} of ${ROUNDS}: longest ${formats.ms(last.longest)}, of the processor ${formats.ms(cost.longest)}`,
          )
      }
    } finally {
      await browser.close()
    }
    const reference = (of: keyof Keys) => ({
      reference: { name: 'bare contenteditable', value: median(bare.map((keys) => keys[of])) },
    })
    const figure = (name: string, of: keyof Keys, keysOf: Keys[]) => ({
      name,
      value: median(keysOf.map((keys) => keys[of])),
      format: formats.fineMs,
      ...reference(of),
    })
    const ofProcessor = (name: string, of: keyof ProcessorTime, times: ProcessorTime[]) => ({
      name: `${name}, of the processor`,
      value: median(times.map((time) => time[of])),
      format: formats.fineMs,
    })
    const bar = { bar: { of: 'value' as const, atMost: LONGEST } }
    return figureTable(
      'Typing',
      `A text of ${formats.count(LENGTH)} characters, made of the posts that come with the site, in the middle of which is typed, in the editor with everything that it does beside: it saves itself every two seconds. On a processor that is ${SLOWER} times slower, words with pauses, so that what is done between the keys is in the way of the next one. From the key until the frame with its letter is done; a frame comes every 17 ms. Medians of ${ROUNDS} rounds. “Of the processor” is what the page’s main thread works in that time, so slowed: it counts nothing that another program of the machine takes. A text of this length opens as Markdown of which the lines in view are drawn; “as a page” is what one gets who asks for it. The reference is the same text in an element that is only editable.`,
      [
        { ...figure('longest key', 'longest', words), ...bar },
        { ...ofProcessor('longest key', 'longest', spent.words), ...bar },
        figure('median key', 'middle', words),
        ofProcessor('median key', 'middle', spent.words),
        { ...figure(held, 'longest', others), ...bar },
        { ...ofProcessor(held, 'longest', spent.others), ...bar },
        { ...figure(afterPaste, 'longest', pasted), ...bar },
        { ...ofProcessor(afterPaste, 'longest', spent.pasted), ...bar },
        figure('as a page: longest key', 'longest', rich),
        figure('as a page: median key', 'middle', rich),
      ],
    )
  },
}

const held = 'longest of held keys, Enter, Backspace and undo'
const afterPaste = 'longest key after 10,000 characters were pasted'
const viewport = { width: 1280, height: 800 }

async function opened(page: Page, address: string): Promise<Page> {
  await page.goto(address)
  await page.locator('.cm-content, [data-ready]').first().waitFor({ state: 'attached', timeout: 60_000 })
  await prepare(page)
  return page
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await wait(1000)
}

async function typeOn(tab: Awaited<ReturnType<Browser['newPage']>>, address: string): Promise<Keys> {
  const page = await opened(tab, address)
  await slowDown(page)
  await typeWords(page)
  const keys = await takeKeys(page)
  await page.close()
  return keys
}
