import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { Page } from '#components/loading/page.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { type SettingsSection, settingsSectionOf } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { IconLink } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { AppSection, DataSection, ServicesSection, SourcesSection, YouSection } from './sections.tsx'
import { SettingsIndex, useIsIndexAlone } from './settings-index.tsx'

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', lg: '[12rem minmax(0, 1fr)]' },
  gap: '6',
  alignItems: 'start',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', xl: '2', '2xl': '3' },
  // What is left over of the height of a tall column is below the other sections.
  gridTemplateRows: { xl: 'auto 1fr auto', '2xl': 'auto 1fr' },
  columnGap: '6',
  rowGap: '10',
  alignItems: 'start',
})
const first = css({ display: 'grid', gridTemplateColumns: '1', gap: '10', gridRow: { '2xl': '1 / span 2' } })
const tall = css({ gridColumn: { xl: '2', '2xl': '3' }, gridRow: { xl: '1 / span 2' } })
const wide = css({ gridColumn: { xl: '1 / -1', '2xl': '2' } })

/** Scrolls to what the link named, and continues with the focus from there. */
const useNamedPart = (section: SettingsSection | null, isAlone: boolean) => {
  const { hash, key } = useLocation()
  // 'default' is the first page of a tab. Going back restores the scroll position.
  const isArrival = useNavigationType() !== 'POP' || key === 'default'
  const arrival = isArrival ? `${hash.slice(1) || (section ?? '')} ${key}` : ''
  const isTop = isAlone && hash === ''
  useEffect(() => {
    const [name] = arrival.split(' ')
    const part = name ? document.getElementById(name) : null
    if (isTop) window.scrollTo({ top: 0 })
    else part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [arrival, isTop])
}

/** Chosen once per navigation, so that a dialog open in a section survives a narrower window. */
const useArrangement = (): boolean => {
  const { key } = useLocation()
  const isIndexAlone = useIsIndexAlone()
  const [arrangement, setArrangement] = useState({ key, isIndexAlone })
  if (arrangement.key !== key) setArrangement({ key, isIndexAlone })
  return arrangement.isIndexAlone
}

export const SettingsScreen = () => {
  useResetScroll()
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const section = settingsSectionOf(query.get('section') ?? '', hash)
  const isAlone = useArrangement()
  useNamedPart(section, isAlone)
  const { heading } = useMessages().settings
  const Shown = isAlone && section ? sections[section] : null
  const back = <IconLink to="/settings" label={heading} icon={<ArrowLeft aria-hidden="true" />} />
  return (
    <Page heading={heading} back={Shown ? back : undefined}>
      {isAlone ? Shown ? <Shown /> : <SettingsIndex isAlone /> : <AllSections />}
    </Page>
  )
}

const sections = {
  you: YouSection,
  sources: SourcesSection,
  services: ServicesSection,
  data: DataSection,
  app: AppSection,
} as const

const AllSections = () => (
  <div className={layout}>
    <SettingsIndex isAlone={false} />
    <div className={columns}>
      <div className={first}>
        <YouSection />
        <SourcesSection />
      </div>
      <ServicesSection />
      <DataSection className={tall} />
      <AppSection className={wide} />
    </div>
  </div>
)
