import { useEffect, useState } from 'react'

/** The last section whose heading has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    function find() {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)
      setCurrent(passed.at(-1)?.id)
    }
    // Called whenever a heading enters or leaves the upper third. The root is this document: in a frame the default is
    // the outermost window.
    const observer = new IntersectionObserver(find, { root: document, rootMargin: '0px 0px -66.6% 0px' })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [key])

  return current
}
