import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { languages } from '#locales/languages.ts'
import { LanguageSwitcher } from '#ui/blocks/frame/language-switcher.tsx'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'

/** Stays where it is, as the site's links do until their page is there. */
function StayingLink({ onClick, ...props }: LinkComponentProps) {
  const staying: LinkComponentProps = {
    ...props,
    onClick: (event) => {
      event.preventDefault()
      onClick?.(event)
    },
  }
  return <a {...staying} />
}

const meta = {
  title: 'Blocks/Frame/Language switcher',
  component: LanguageSwitcher,
  render: (args) => (
    <LinkProvider render={StayingLink}>
      <div className="flex min-h-96 items-start justify-end border-line border-b">
        <LanguageSwitcher {...args} />
      </div>
    </LinkProvider>
  ),
  args: {
    languages: languages.map((language) => ({ language, href: `/${language}/` })),
    onLanguageChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** name each language in itself and link to this same page in it. **Don’t** use flags: languages are not countries. **Don’t** reload the page in another language unasked.',
      },
    },
  },
} satisfies Meta<typeof LanguageSwitcher>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deutsch')).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('EN'))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true'))
  },
}

export const ClosesAfterChoosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('EN'))
    await userEvent.click(await canvas.findByRole('link', { name: 'Deutsch' }))
    await waitFor(() => expect(canvas.getByText('Deutsch')).not.toBeVisible())
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenCalledWith('de'))
  },
}
