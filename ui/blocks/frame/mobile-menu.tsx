import { type FocusEvent, type MouseEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { brand } from '#locales/brand.ts'
import { SocialLinks } from '#ui/blocks/frame/social-links.tsx'
import { ThemeSwitcher, type ThemeSwitcherProps } from '#ui/blocks/frame/theme-switcher.tsx'
import { cn } from '#ui/lib/cn.ts'
import { currentMark, type HeaderLink, headerLinks, headerPaths } from '#ui/lib/header-links.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takesEntry, useBackCloses } from '#ui/lib/use-back-closes.ts'
import { Icon } from '#ui/primitives/icon.tsx'

const lockMs = 300 // milliseconds: two presses closer together are one that trembled

export interface MobileMenuProps {
  path: string
  links?: readonly HeaderLink[] | undefined
  theme?: Pick<ThemeSwitcherProps, 'theme' | 'onThemeChange'> | undefined
  className?: string
}

/** A popover, so that it opens, closes on Escape and returns the focus without scripts. */
export function MobileMenu({ path, links = headerLinks, theme, className }: MobileMenuProps) {
  const { t } = useTranslation('site-header')
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const scrolledTo = useRef<number>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  useBackCloses(isOpen, () => menu.current?.hidePopover())
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(menu.current?.matches(':popover-open') === true), [])

  function lock(event: MouseEvent) {
    if (event.timeStamp - pressedAt.current < lockMs) event.preventDefault()
    else pressedAt.current = event.timeStamp
  }

  function remember({ newState }: ToggleEvent) {
    if (newState === 'open') scrolledTo.current = window.scrollY
  }

  function restore({ newState }: ToggleEvent) {
    setIsOpen(newState === 'open')
    if (newState === 'closed' && scrolledTo.current !== undefined) window.scrollTo({ top: scrolledTo.current })
  }

  function closeBeforeLeaving({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const link = target instanceof Element ? target.closest('a') : undefined
    if (!link) return
    scrolledTo.current = undefined
    // A step back in the history would stop the way to another site.
    if (link.origin !== window.location.origin) takesEntry()
    currentTarget.hidePopover()
  }

  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const header = currentTarget.closest('header') ?? area.current
    if (relatedTarget instanceof Node && !header?.contains(relatedTarget)) currentTarget.hidePopover()
  }

  return (
    <div ref={area} className={cn('group/menu flex', className)}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('menu')}
        onClick={lock}
        className="grid min-h-16 min-w-14 cursor-pointer place-items-center -outline-offset-4 transition-colors hover:bg-pane focus-visible:-outline-offset-4 group-has-[[popover]:popover-open]/menu:bg-ink group-has-[[popover]:popover-open]/menu:text-paper group-has-[[popover]:popover-open]/menu:hover:bg-ink"
      >
        <Icon name="menu" className="size-6 group-has-[[popover]:popover-open]/menu:hidden" />
        <Icon name="close" className="hidden size-6 group-has-[[popover]:popover-open]/menu:block" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only notices presses of the links inside, which keys cause as well. */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        data-slot="mobile-menu"
        onBeforeToggle={remember}
        onToggle={restore}
        onClick={closeBeforeLeaving}
        onBlur={closeWhenLeft}
        className="inset-x-0 top-16 bottom-0 h-[calc(100dvh-4rem)] w-full flex-col overflow-y-auto overscroll-contain bg-paper text-ink transition-[clip-path,display,overlay] transition-discrete duration-300 ease-shutter [clip-path:inset(0_0_100%)] open:flex open:[clip-path:inset(0)] starting:open:[clip-path:inset(0_0_100%)] md:hidden!"
      >
        <nav aria-label={t('mainNavigation')}>
          <ul>
            {links.map((link) => {
              const mark = currentMark(headerPaths[link], path)
              return (
                <li key={link} className="border-line border-b">
                  <Anchor
                    href={headerPaths[link]}
                    {...(mark && { 'aria-current': mark })}
                    className="group/link display flex min-h-18 items-center justify-between gap-4 px-gutter text-h2 -outline-offset-4 decoration-3 decoration-signal underline-offset-8 hover:underline focus-visible:-outline-offset-4 aria-[current]:underline"
                  >
                    {t(`links.${link}`)}
                    <Icon name="arrow-right" className="size-6 shrink-0 group-aria-[current]/link:hidden" />
                  </Anchor>
                  {link === 'blog' && (
                    <ul aria-label={t('blog.topics')} className="grid grid-cols-2 border-line border-t text-sm">
                      {postTypes.map((type) => (
                        <li
                          key={type}
                          className="border-line not-nth-[-n+2]:border-t odd:not-last:border-r last:col-span-2"
                        >
                          <Anchor
                            href={`/blog/type/${type}`}
                            {...(path === `/blog/type/${type}` && { 'aria-current': 'page' })}
                            className="flex min-h-11 items-center px-gutter -outline-offset-4 hover:underline focus-visible:-outline-offset-4 aria-[current]:font-semibold"
                          >
                            {t(`blog.types.${type}`)}
                          </Anchor>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="mt-auto grid gap-6 px-gutter pt-10 pb-gutter">
          {theme && <ThemeSwitcher {...theme} />}
          <SocialLinks aria-label={t('social', { brand: brand.name })} />
        </div>
      </div>
    </div>
  )
}
