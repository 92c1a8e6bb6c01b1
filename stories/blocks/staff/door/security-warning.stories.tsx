import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FlagsWarning, OpenLineWarning } from '#ui/blocks/staff/door/security-warning.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const flags = {
  flags: [
    { name: 'adminLoggedIn', value: 'true' },
    { name: 'adminSessionActive', value: 'true' },
    { name: 'currentUser', value: 'owner' },
  ],
  path: '/admin',
  at: Date.UTC(2026, 10, 9, 8, 14, 22),
  timeZone: 'Europe/Tirane',
  reference: 'W-2026-1109-03',
} as const

const meta = {
  title: 'Blocks/Staff/Door/Security warning',
  component: FlagsWarning,
  args: { ...flags, siteHref: '/', onRemove: fn() },
  decorators: [
    (Story, { name }) => (
      <AtTheDoor picture="barred" isOpenLine={name.includes('Http')}>
        {Story()}
      </AtTheDoor>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Both cases of D25. **Do** set what the browser says against what the server knows, as facts. **Don’t** accuse anybody, and don’t put a field on a page that came with http.',
      },
      story: { inline: false, height: '760px' },
    },
  },
} satisfies Meta<typeof FlagsWarning>

export default meta
type Story = StoryObj<typeof meta>

export const FlagsLeftBehind: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the flags and sign in' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce())
    await expect(canvas.getByText('adminSessionActive')).toBeVisible()
  },
}

const http = { render: () => <OpenLineWarning siteHref="/" address="dritare.example/admin" /> }

export const OpenedWithHttp: Story = {
  ...http,
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Open it with https' })
    await expect(way).toHaveAttribute('href', 'https://dritare.example/admin')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const LongGerman: Story = { globals: { locale: 'de' }, play: fitsTheWindow }

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }

export const HttpOnAPhone: Story = { ...http, globals: onAPhone, play: fitsTheWindow }
