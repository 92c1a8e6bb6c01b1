import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { changed, developer } from '#stories/fixtures/staff/openings.ts'
import { OpeningForm } from '#ui/blocks/staff/openings/opening-form.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Opening form',
  component: OpeningForm,
  args: {
    action: '#saved',
    id: developer.id,
    read: developer,
    values: developer,
    unfolded: [],
    clock,
    careersHref: '#careers',
    onSend: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One opening in six languages; those that are written stand open. **Do** show both texts when two wrote at once.',
      },
    },
  },
} satisfies Meta<typeof OpeningForm>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLanguages: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox', { name: 'Title' })
    await expect(first).toHaveValue('Frontend developer')
    await userEvent.click(canvas.getByText('Italiano'))
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })[4]).toBeVisible()
  },
}

export const NewOne: Story = {
  args: {
    id: '',
    read: undefined,
    values: { kind: 'fulltime', isOpen: false, closesOn: null, texts: {} },
    unfolded: ['en'],
  },
}

export const Refused: Story = {
  args: { errors: { 'text-es': 'Please write what the work is, or empty the title too.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Please write what the work is/)).toBeVisible())
  },
}

export const TwoWroteAtOnce: Story = {
  args: { theirs: { by: 'Mira Muster', values: changed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take this: Title, English' }))
    await expect(canvas.getAllByRole('textbox', { name: 'Title' })[0]).toHaveValue('Frontend developer, Tirana')
  },
}

export const NotSaved: Story = { args: { problem: 'There is no connection just now. Nothing is lost.' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
