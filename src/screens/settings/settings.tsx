import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Page } from '#components/async/page.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { AppSection, DataSection, ServicesSection, SourcesSection, YouSection } from './sections.tsx'
import { SettingsIndex } from './settings-index.tsx'

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
  gridTemplateRows: { xl: '[auto 1fr auto]', '2xl': '[auto auto]' },
  columnGap: '6',
  rowGap: '10',
  alignItems: 'start',
})
const first = css({ display: 'grid', gridTemplateColumns: '1', gap: '10' })
const tall = css({ gridColumn: { xl: '2', '2xl': '3' }, gridRow: { xl: '1 / span 2', '2xl': '1' } })
const wide = css({ gridColumn: { xl: '1 / -1' } })

/** Scrolls to what the link named, and continues with the focus from there. */
const useNamedPart = () => {
  const { hash, key } = useLocation()
  // 'default' is the first page of a tab. Going back restores the scroll position.
  const isArrival = useNavigationType() !== 'POP' || key === 'default'
  const arrival = isArrival ? `${hash.slice(1)} ${key}` : ''
  useEffect(() => {
    const [name] = arrival.split(' ')
    const part = name ? document.getElementById(name) : null
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [arrival])
}

export const SettingsScreen = () => {
  useResetScroll()
  useNamedPart()
  return (
    <Page heading={useMessages().settings.heading}>
      <div className={layout}>
        <SettingsIndex />
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
    </Page>
  )
}
