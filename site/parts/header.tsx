import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localPath, plainPath, prefixOf } from '#site/address/addresses.ts'
import { ChooseLanguage } from '#site/language/choose-language.ts'
import { useLanguageLinks } from '#site/language/use-language-links.ts'
import { useLinkPrefix } from '#site/links/link-prefix.ts'
import { preloadFilm } from '#site/visitor/film-preload.ts'
import { tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useTheme } from '#site/visitor/use-theme.ts'
import { SiteHeader } from '#ui/blocks/frame/site-header.tsx'
import { PictureHost } from '#ui/lib/picture-host.ts'
import { takesEntry } from '#ui/lib/use-back-closes.ts'

export function Header() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const prefix = useLinkPrefix()
  const imageHost = use(PictureHost)

  function openBlog(text: string) {
    tabStore.set(names.headerSearch, text)
    void navigate(localPath(`/blog?q=${encodeURIComponent(text)}#results`, prefix), { replace: takesEntry() })
  }

  return (
    <SiteHeader
      path={plainPath(pathname)}
      theme={useTheme()}
      languages={useLanguageLinks()}
      onLanguageChange={use(ChooseLanguage)}
      onSearch={openBlog}
      searchAction={localPath('/blog#results', prefixOf(pathname))}
      onAboutIntent={() => preloadFilm(imageHost)}
    />
  )
}
