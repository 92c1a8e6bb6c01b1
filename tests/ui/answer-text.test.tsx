import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { restOfAnswer } from '#site/staff/saving/answer-text.ts'
import { keptAnswer } from '#site/staff/writing/kept-answers.ts'
import { useAnswer } from '#site/staff/writing/use-answer.ts'
import { render } from './render.tsx'

const ACCOUNT = 'account'

/** A page that shows a message, with the field for an answer. */
function Message({ id, name }: { id: string; name: string }) {
  const answer = useAnswer(ACCOUNT, id, '')
  return (
    <>
      <textarea
        key={answer.key}
        aria-label={name}
        defaultValue={answer.text}
        onChange={({ target }) => answer.keep(target.value)}
      />
      <p>
        {name}: {answer.kept}
      </p>
      <button type="button" onClick={() => answer.takeOut(id, 'Sent.')}>
        {name} has gone
      </button>
      <button type="button" onClick={() => answer.putBack(id, 'Sent.')}>
        {name} is undone
      </button>
    </>
  )
}

type Screen = Awaited<ReturnType<typeof render>>
const field = (screen: Screen, name: string) => screen.getByRole('textbox', { name })
const press = (screen: Screen, name: string) => userEvent.click(screen.getByRole('button', { name }))

async function type(screen: Screen, name: string, text: string): Promise<void> {
  await userEvent.fill(field(screen, name), text)
  await expect.element(screen.getByText(`${name}: ${text === '' ? '' : 'kept'}`, { exact: true })).toBeVisible()
}

async function open(id: string, ...names: string[]): Promise<Screen> {
  return await render(names.map((name) => <Message key={name} id={id} name={name} />))
}

/** What the next page brings back. */
async function broughtBack(id: string): Promise<string> {
  const store = keptAnswer(ACCOUNT, id)
  const texts: string[] = []
  for (let text = await store.read(); text !== undefined; text = await store.read()) {
    texts.push(text)
    await store.write(text)
  }
  await store.write('')
  return texts.join(' | ')
}

afterEach(() => localStorage.clear())

test('what was written comes back, once, and no more once it has gone', async () => {
  const id = 'alone'
  const first = await open(id, 'One')
  await type(first, 'One', 'Sent.')
  await first.unmount()
  const second = await open(id, 'Next')
  await expect.element(field(second, 'Next')).toHaveValue('Sent.')
  await press(second, 'Next has gone')
  await expect.element(field(second, 'Next')).toHaveValue('')
  await second.unmount()
  expect(await broughtBack(id)).toBe('')
})

test.each([
  ['writes something else', 'Two.', 'Two.\n\nOne.'],
  ['is emptied', '', 'One.'],
])('of two pages each keeps its own: one %s', async (_, text, left) => {
  const id = `both ${text}`
  const screen = await open(id, 'One', 'Two')
  await type(screen, 'One', 'One.')
  await type(screen, 'Two', 'Two')
  await type(screen, 'Two', text)
  await screen.unmount()
  const next = await open(id, 'Next')
  await expect.element(field(next, 'Next')).toHaveValue(left)
  // From then on it is one text.
  await type(next, 'Next', '')
  await next.unmount()
  expect(await broughtBack(id)).toBe('')
})

test('of two pages each keeps its own: one is sent', async () => {
  const screen = await open('sent', 'One', 'Two')
  await type(screen, 'One', 'One.')
  await type(screen, 'Two', 'Sent.')
  await press(screen, 'Two has gone')
  await screen.unmount()
  expect(await broughtBack('sent')).toBe('One.')
})

test('a page that is opened leaves alone what another one writes that is there', async () => {
  const first = await open('there', 'One')
  await type(first, 'One', 'One.')
  const second = keptAnswer(ACCOUNT, 'there')
  expect(await second.read()).toBeUndefined()
  await first.unmount()
  await vi.waitFor(async () => expect(await second.read()).toBe('One.'))
  await second.write('')
})

test('what is written on while an answer is on its way stays, in the field and in the browser', async () => {
  const screen = await open('slow', 'One')
  await type(screen, 'One', 'Sent. And one thing more.')
  await press(screen, 'One has gone')
  await expect.element(field(screen, 'One')).toHaveValue('And one thing more.')
  await type(screen, 'One', 'Something else.')
  await press(screen, 'One has gone')
  await expect.element(field(screen, 'One')).toHaveValue('Something else.')
  await screen.unmount()
  expect(await broughtBack('slow')).toBe('Something else.')
})

test.each([
  ['Ok', 'Okay, later.', 'Okay, later.'],
  ['Ok', 'Ok. Later.', '. Later.'],
  ['Ok.', ' Ok.\n\nLater.', 'Later.'],
  ['Ok.', 'Ok.', ''],
])('of what is sent, as %j, there stays of %j: %j', (sent, text, rest) => {
  expect(restOfAnswer(text, sent)).toBe(rest)
})

test('what comes back of an answer that is undone stands above what was begun meanwhile', async () => {
  const screen = await open('undone', 'One')
  await type(screen, 'One', 'Begun.')
  await press(screen, 'One is undone')
  await expect.element(field(screen, 'One')).toHaveValue('Sent.\n\nBegun.')
  await screen.unmount()
  expect(await broughtBack('undone')).toBe('Sent.\n\nBegun.')
})

test('what an earlier version has kept comes back', async () => {
  localStorage.setItem(`answer-text/${ACCOUNT}/former`, 'Former.')
  const screen = await open('former', 'One')
  await expect.element(field(screen, 'One')).toHaveValue('Former.')
  expect(localStorage).toHaveLength(0)
  await type(screen, 'One', '')
  await screen.unmount()
  expect(await broughtBack('former')).toBe('')
})
