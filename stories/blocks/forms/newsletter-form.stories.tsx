import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NewsletterForm } from '#ui/blocks/forms/newsletter-form.tsx'

const meta = {
  title: 'Blocks/Forms/Newsletter form',
  component: NewsletterForm,
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** answer a known address exactly like a new one: `success`. **Do** keep what was typed after every failure.\n\n**Don’t** show the form before its service works, and don’t put a second one on a page whose footer has it.',
      },
    },
    viewport: { options: { narrow: { name: 'narrow 320', styles: { width: '320px', height: '640px' } } } },
  },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeDisabled())
    await expect(canvas.getByRole('textbox', { name: 'Your email' })).toBeEnabled()
  },
}

export const Typing: Story = {
  args: { state: 'error' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ana@')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeEnabled())
  },
}

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Please enter your email address'))
  },
}

export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ana@example{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Please enter a valid email address/),
    )
    await waitFor(() => expect(args.onSubmit).not.toHaveBeenCalled())
  },
}

export const Submitting: Story = {
  args: { state: 'submitting', email: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Subscribe' })).toBeDisabled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscribing…')
  },
}

export const Success: Story = {
  args: { state: 'success', email: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you for subscribing.')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** The server knows the address; the visitor, or whoever typed it, sees no difference (D16). */
export const AlreadySubscribed: Story = { ...Success }

export const Failed: Story = {
  args: { state: 'error', email: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Something went wrong. Please try again.')
    await expect(canvas.getByRole('textbox')).toHaveValue('ana@example.com')
  },
}

export const ServerMessage: Story = {
  args: { state: 'error', message: 'The list is being moved. It is back in an hour.', email: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The list is being moved.')
  },
}

export const RateLimited: Story = {
  args: { state: 'rateLimited', email: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Too many requests. Please try again later.')
  },
}

export const InTheFooter: Story = {
  args: { state: 'success' },
  decorators: [
    (Story) => (
      <div data-theme="night" className="bg-paper p-6 text-ink">
        <Story />
      </div>
    ),
  ],
}

export const Narrow: Story = {
  args: { state: 'invalid', email: 'ana@example' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
