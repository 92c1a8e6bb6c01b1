import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Disclosure } from '#ui/primitives/disclosure.tsx'

const text = 'Within 24 hours, on every day of the week. The answer comes from the person who would lead your project.'

const meta = {
  id: 'primitives-disclosure',
  title: 'Primitives/Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'How soon do you answer?', children: text },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `One ruled line that opens, made of the browser’s own \`<details>\`.

**Do** use it for everything people read: it opens before and without scripts, prints, and is found by searching the page.

**Don’t** hide what everybody needs; three lines that are always open are better than one that must be pressed.`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Shut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How soon do you answer?'))
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  },
}

export const OneAtATime: Story = {
  render: () => (
    <div>
      <Disclosure name="questions" summary="How soon do you answer?" open>
        {text}
      </Disclosure>
      <Disclosure name="questions" summary="How long does a website take?">
        Two to four weeks for a simple one, eight to sixteen for a complex one.
      </Disclosure>
      <Disclosure name="questions" summary="What happens after the launch?">
        Thirty days of support are free.
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What happens after the launch?'))
    await waitFor(() => expect(canvas.getByText('Thirty days of support are free.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(text)).not.toBeVisible())
  },
}

export const AsHeading: Story = {
  args: { summary: <h3>How soon do you answer?</h3> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} />
      <Disclosure {...args} open />
      <Disclosure
        {...args}
        summary="A question so long that it needs two lines on a phone, and perhaps a third one in German"
      />
    </div>
  ),
}
