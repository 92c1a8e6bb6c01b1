import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MessagesPage, type OpenMessageProps } from '#site/pages/staff/messages-page.tsx'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import {
  asideMessage,
  asideMessages,
  colleagues,
  messageCounts,
  openMessage,
  openMessages,
} from '#stories/fixtures/staff/messages.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Messages',
  component: MessagesPage,
  decorators: [
    (Story, { args: { open, backHref } }) => (
      <InTheHouse current="messages" name={open?.message.name} back={open && { href: backHref, place: 'Messages' }}>
        {Story()}
      </InTheHouse>
    ),
  ],
  args: {
    backHref: '#messages',
    filter: { action: '#messages', conditions: {}, counts: messageCounts, colleagues, hrefFor: () => '#shelf' },
    list: {
      messages: openMessages,
      shelf: 'open',
      isFiltered: false,
      found: 3,
      page: 1,
      pages: 1,
      clock,
      hrefFor: (id) => `#${id}`,
      hrefForPage: (page) => `#page-${page}`,
      clearHref: '#all',
      answeredHref: '#answered',
    },
  },
} satisfies Meta<typeof MessagesPage>

export default meta
type Story = StoryObj<typeof meta>

const open: OpenMessageProps = {
  message: openMessage,
  writers: [],
  note: { newId: 'note', onNote: fn() },
  action: '#done',
  reply: { key: 'reply', newId: 'answer', text: '', onText: fn(), onSend: fn() },
  onDeed: fn(),
  onAssign: fn(),
  onMail: fn(),
}

const aside = {
  list: { ...meta.args.list, messages: asideMessages, shelf: 'quarantined' as const, current: 'm4', found: 2 },
  filter: { ...meta.args.filter, conditions: { shelf: 'quarantined' as const } },
  open: { ...open, message: asideMessage },
}

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 wait for an answer\. 2 are in quarantine/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Answer( |$)/ })).toBeVisible()
  },
}

export const Open: Story = {
  args: { list: { ...meta.args.list, current: 'm1' }, open },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tischlerei am Fluss' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Send/ })[0]).toBeVisible()
  },
}

export const Aside: Story = { args: aside }

export const German: Story = { args: aside, globals: { locale: 'de' } }

export const SomebodyElseWrites: Story = {
  args: {
    list: { ...meta.args.list, current: 'm1' },
    open: { ...open, writers: [{ name: 'Mira Muster', since: at('2026-11-09', '09:11') }] },
  },
}

export const Offline: Story = { args: { offlineSince: at('2026-11-09', '09:18') } }

export const NobodyWaits: Story = {
  args: {
    list: { ...meta.args.list, messages: [], found: 0 },
    filter: { ...meta.args.filter, counts: { ...messageCounts, open: 0, quarantined: 0 } },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneOpen: Story = {
  args: { list: { ...meta.args.list, current: 'm1' }, open },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Messages' })).toHaveAttribute('href', '#messages')
    await expect(canvas.queryByRole('link', { name: 'All messages' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^(Delete|Archive)/ })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'Answer' }))
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveFocus()
  },
}

export const PhoneAside: Story = {
  args: aside,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }))
    await expect(open.onDeed).toHaveBeenLastCalledWith('release')
  },
}

export const PhoneArchived: Story = {
  args: { ...aside, open: { ...open, message: { ...openMessage, state: 'archived' } } },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
}
