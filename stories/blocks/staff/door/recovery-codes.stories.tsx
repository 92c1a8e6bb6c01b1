import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RecoveryCodes } from '#ui/blocks/staff/door/recovery-codes.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const codes = [
  'h4kw-9m2p',
  'r7tx-c3vb',
  'n8fd-2qzj',
  'w5ye-k6ts',
  'b3mh-x9rn',
  'z2vc-7pwd',
  'j6qs-f4ke',
  't9xb-m5hy',
  'c8rz-w3nf',
  'p4jd-6vtq',
]

const meta = {
  title: 'Blocks/Staff/Door/Recovery codes',
  component: RecoveryCodes,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: { codes, account: 'owner@dritare.example', host: 'dritare.example', nextHref: '#desk', onKept: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Ten codes, shown this one time. **Do** offer to print, copy and save them. **Don’t** send them by mail.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof RecoveryCodes>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem').filter((item) => codes.includes(item.textContent))).toHaveLength(10)
    const file = canvas.getByRole('link', { name: 'Save as text' })
    await expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('h4kw-9m2p\nr7tx-c3vb')
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(args.onKept).toHaveBeenCalledOnce())
  },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = navigator.clipboard
    const writeText = fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByText('Copied.')).toBeVisible())
    await expect(writeText).toHaveBeenCalledWith(codes.join('\n'))
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before })
  },
}

export const NotCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = navigator.clipboard
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByText(/Select the codes instead/)).toBeVisible())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before })
  },
}

export const LongGerman: Story = { globals: { locale: 'de' }, play: fitsTheWindow }

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }
