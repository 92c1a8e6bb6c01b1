import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  type AccordionProps,
  AccordionTrigger,
} from '#ui/primitives/accordion.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { render } from './render.tsx'

function Example(props: AccordionProps) {
  return (
    <Accordion {...props}>
      {['One', 'Two', 'Three'].map((title) => (
        <AccordionItem key={title} value={title}>
          <AccordionTrigger level={2}>{title}</AccordionTrigger>
          <AccordionContent>{`Text of ${title}`}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

test('Accordion > keyboard > arrows, Home and End move between the lines', async () => {
  const screen = await render(<Example type="single" />)
  const line = (name: string) => expect.element(screen.getByRole('button', { name }))
  await userEvent.keyboard('{Tab}')
  await line('One').toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await line('Two').toHaveFocus()
  await userEvent.keyboard('{End}')
  await line('Three').toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await line('One').toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await line('Three').toHaveFocus()
  await userEvent.keyboard('{Home}')
  await line('One').toHaveFocus()
})

test('Accordion > single > opening one by Enter shuts the other', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<Example type="single" collapsible defaultValue="One" onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
  await expect.element(screen.getByText('Text of Two')).toBeVisible()
  await expect.element(screen.getByText('Text of One')).not.toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Text of Two')).not.toBeInTheDocument()
  expect(onValueChange.mock.calls).toEqual([['Two'], ['']])
})

test('Accordion > multiple > both stay open', async () => {
  const screen = await render(<Example type="multiple" defaultValue={['One']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Two' }))
  await expect.element(screen.getByText('Text of Two')).toBeVisible()
  await expect.element(screen.getByText('Text of One')).toBeVisible()
})

test('Accordion > each line is a heading of the level it was given', async () => {
  const screen = await render(<Example type="single" />)
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(3)
})

test('Disclosure > keyboard > Enter and Space open and shut it, one of a name at a time', async () => {
  const screen = await render(
    <>
      <Disclosure name="questions" summary="How soon?">
        Within a day.
      </Disclosure>
      <Disclosure name="questions" summary="How long?">
        Two weeks.
      </Disclosure>
    </>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByText('Within a day.')).toBeVisible()
  await userEvent.keyboard('{Tab} ')
  await expect.element(screen.getByText('Two weeks.')).toBeVisible()
  await expect.element(screen.getByText('Within a day.')).not.toBeVisible()
})
