import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { SiteHeader, type SiteHeaderProps } from '#ui/blocks/frame/site-header.tsx'
import type { Theme } from '#ui/blocks/frame/theme-switcher.tsx'

/** The header at home: above a page that is longer than the window. */
function AbovePage(props: SiteHeaderProps) {
  const [theme, setTheme] = useState<Theme | undefined>(props.theme?.theme)
  const themeControl = theme && {
    theme,
    onThemeChange: (next: Theme) => {
      setTheme(next)
      props.theme?.onThemeChange(next)
    },
  }
  return (
    <PageFrame header={<SiteHeader {...props} theme={themeControl} />} footer={null}>
      <div className="grid h-[180vh] grid-cols-[2fr_1fr] grid-rows-2 divide-x divide-line">
        <p className="col-span-2 border-line border-b p-gutter text-ink-soft">Page</p>
        <p className="border-line border-b p-gutter text-ink-soft">Page</p>
        <p className="border-line border-b p-gutter text-ink-soft">Page</p>
      </div>
    </PageFrame>
  )
}

async function fitsTheWindow() {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

const meta = {
  title: 'Blocks/Frame/Site header',
  component: SiteHeader,
  render: (args) => <AbovePage {...args} />,
  args: {
    path: '/',
    languages: languages.map((language) => ({ language, href: `/${language}/` })),
    theme: { theme: 'system', onThemeChange: fn() },
    onSearch: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** pass only the pages that exist; the bar closes the gaps. **Do** keep it first in the page frame, so that focus and scroll positions stop below it. **Don’t** add a second filled or signal-coloured thing here: the page’s one action is in the page.',
      },
      story: { inline: false, height: '480px' },
    },
    viewport: { options: { narrow: { name: 'narrow 320', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const TopOfPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-scrolled')
  },
}

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Portfolio' })).toBeVisible()
  },
}

export const Scrolled: Story = {
  // For the camera: where the page stands is what it shows.
  tags: ['scrolled'],
  play: async ({ canvas }) => {
    window.scrollTo(0, 400)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'))
  },
}

export const InsideTheBlog: Story = {
  args: { path: '/blog/type/news' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true')
  },
}

export const BlogOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blog topics' }))
    await expect(await canvas.findByRole('link', { name: 'Case studies' })).toBeVisible()
  },
}

export const SearchOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Search articles and pages' })).toHaveFocus())
  },
}

export const EmptySearchDoesNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.type(await canvas.findByRole('textbox'), '   {Enter}')
    await waitFor(() => expect(args.onSearch).not.toHaveBeenCalled())
  },
}

export const LanguageOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('EN'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true'))
  },
}

export const ThemeOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Theme: System'))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked())
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
  },
}

export const PhoneMenuOpen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByRole('link', { name: 'LinkedIn' })).toBeVisible()
  },
}

/** German has the longest words; this and the next two are where they meet the narrowest windows. */
export const LongLabelsNarrow: Story = {
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
  play: fitsTheWindow,
}

export const LongLabelsPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
  play: fitsTheWindow,
}

export const LongLabelsTablet: Story = {
  globals: { locale: 'de', viewport: { value: 'tablet', isRotated: false } },
  play: fitsTheWindow,
}

export const HomeAndContactOnly: Story = {
  render: ({ theme: _theme, onSearch: _search, ...args }) => <AbovePage {...args} />,
  args: { links: ['home', 'contact'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull()
  },
}
