import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ownersPlaces, settings } from '#stories/fixtures/staff.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { StaffFrame } from '#ui/blocks/staff/frame/staff-frame.tsx'
import { OfflineStrip } from '#ui/blocks/staff/states/offline-strip.tsx'

const rows = [
  'Tischlerei am Fluss asks for a quote',
  'Librería del Puerto',
  'Forno Aurora',
  'Two applications to review',
]

const screen = (
  <>
    <Lintel
      title="Eight things wait."
      state="Monday 9 November, 09:14. You were last here on Friday at 17:40."
      lit={{ action: 'Answer the joiners', short: 'Answer', sub: '3 h 12 min left', href: '#joiners', keys: ['enter'] }}
    />
    <ul>
      {rows.map((row) => (
        <li key={row} className="heading flex min-h-16 items-center border-line border-b px-4 text-[1.125rem] md:px-6">
          {row}
        </li>
      ))}
    </ul>
  </>
)

const meta = {
  title: 'Blocks/Staff/Frame/Staff frame',
  component: StaffFrame,
  args: { ...settings, places: ownersPlaces, current: 'desk', onFind: fn(), onGo: fn(), children: screen },
  parameters: {
    docs: {
      description: {
        component:
          'The window from inside: bars at one sixth and at 112 px, the top right pane lit. **Do** keep it mounted from screen to screen: rail and lines hold still. **Do** use the jamb for screens of one thing.',
      },
      story: { inline: false, height: '720px' },
    },
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof StaffFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Screen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'screen')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Dritare\s+Desk/ })).toHaveFocus()
  },
}

export const ByKeys: Story = {
  args: { onKeys: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('gp?{Control>}k{/Control}')
    await expect(args.onGo).toHaveBeenCalledWith('/admin/posts')
    await expect(args.onKeys).toHaveBeenCalledOnce()
    await expect(args.onFind).toHaveBeenCalledOnce()
  },
}

export const FocusScreen: Story = {
  args: {
    layout: 'jamb',
    current: 'posts',
    children: (
      <div className="flex border-line border-b">
        <h1 className="heading grow p-5 text-[1.1875rem]">Accessibility is cheapest in the first week</h1>
        <ScreenLit
          lit={{ action: 'Schedule three languages', short: 'Schedule', sub: 'Thursday 12 November, 09:00' }}
          className="min-h-28 w-90"
        />
      </div>
    ),
  },
}

export const Offline: Story = {
  args: { strip: <OfflineStrip isOffline since="09:18" asOf="09:12" canWrite onRetry={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection since 09:18.')
  },
}

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

async function fitsTheWindow() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Staff, at hand' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Staff' })).toBeNull()
    await fitsTheWindow()
  },
}

export const PhoneGerman: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false }, locale: 'de' },
  args: { name: 'Nachricht der Tischlerei am Fluss', back: { href: '/admin/messages', place: 'Nachrichten' } },
  play: fitsTheWindow,
}
