import { brand } from '#locales/brand.ts'
import { type Language, languages } from '#locales/languages.ts'
import { canonicalPath, localPath } from '#site/address/addresses.ts'
import type { OpeningHead, PageHead, PostHead } from '#site/context/page-handle.ts'
import type { HeadWords } from '#site/head/head-words.ts'

interface JsonLdSources {
  head: PageHead
  name: string
  description: string
  image: string
  pathname: string
  language: Language
  publicUrl: string
  t: HeadWords
}

export function jsonLdOf(sources: JsonLdSources): object[] {
  const { head, t } = sources
  if (head.page === 'home') return [organization(sources.publicUrl), website(sources)]
  return [
    breadcrumbs(sources),
    ...(head.page === 'contact' ? [questions(t)] : []),
    ...(head.openings ?? []).map((opening) => jobPosting(opening, sources)),
    ...(head.post ? [article(head.post, sources)] : []),
  ]
}

function organization(publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: brand.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    email: brand.mail.contact,
    sameAs: brand.social.map(({ href }) => href),
  }
}

function website({ publicUrl, language }: JsonLdSources) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: brand.name,
    url: `${publicUrl}/`,
    inLanguage: languages,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${localPath('/blog', language)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbs({ head, name, pathname, language, publicUrl, t }: JsonLdSources) {
  const isInBlog = head.type !== undefined || head.post !== undefined
  const trail = [
    { name: t('site-header:links.home'), path: localPath('/', language) },
    ...(isInBlog ? [{ name: t('blog-list:head.title'), path: localPath('/blog', language) }] : []),
    { name, path: canonicalPath(pathname) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + step.path,
    })),
  }
}

function questions(t: HeadWords) {
  return {
    '@type': 'FAQPage',
    mainEntity: Object.values(t('faq:items', { returnObjects: true })).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function article(post: PostHead, { description, image, pathname, language, publicUrl }: JsonLdSources) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    image,
    inLanguage: language,
    mainEntityOfPage: publicUrl + canonicalPath(pathname),
    publisher: { '@type': 'Organization', name: brand.name, url: `${publicUrl}/` },
    ...(post.author && { author: { '@type': 'Organization', name: post.author } }),
    ...(post.published && { datePublished: post.published }),
    ...(post.updated && { dateModified: post.updated }),
  }
}

const employment: Record<OpeningHead['kind'], string> = {
  freelancer: 'CONTRACTOR',
  partnership: 'OTHER',
  fulltime: 'FULL_TIME',
}

function jobPosting(opening: OpeningHead, { publicUrl, pathname }: JsonLdSources) {
  const { id, title, html, kind, postedAt, closesOn } = opening
  return {
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: brand.name, value: id },
    title,
    description: html,
    employmentType: employment[kind],
    datePosted: postedAt,
    ...(closesOn && { validThrough: closesOn }),
    hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: `${publicUrl}/` },
    url: `${publicUrl}${canonicalPath(pathname)}#opening-${id}`,
    directApply: true,
  }
}
