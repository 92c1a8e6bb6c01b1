import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { MobileMenu } from '#ui/blocks/frame/mobile-menu.tsx'

const meta = {
  title: 'Blocks/Frame/Mobile menu',
  component: MobileMenu,
  render: (args) => (
    <>
      <header className="sticky top-0 flex h-16 justify-end border-line border-b bg-paper">
        <MobileMenu {...args} />
      </header>
      <main className="h-[200vh] p-gutter text-ink-soft">Page</main>
    </>
  ),
  args: { path: '/', theme: { theme: 'system', onThemeChange: fn() } },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** put it inside the header: what it covers is everything below. **Do** leave opening to the browser, so that it works before the scripts arrive. **Don’t** hide pages in it that wide windows show.',
      },
      story: { inline: false, height: '720px' },
    },
    viewport: { options: { narrow: { name: 'narrow 320', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page'))
  },
}

export const OpenInTheBlog: Story = {
  args: { path: '/blog/type/news', theme: { theme: 'night', onThemeChange: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page'))
  },
}

export const HomeAndContactOnly: Story = {
  args: { links: ['home', 'contact'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Blog' })).toBeNull())
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
  },
}
