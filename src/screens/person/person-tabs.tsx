import type { ReactNode } from 'react'
import { FoldedText } from '#components/diary/folded-text.tsx'
import { AsyncBoundary, FailedNotice } from '#components/loading/async-boundary.tsx'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import type { KnownPerson } from '#components/place/modal-state.ts'
import { type CrewCredit, directedMovies, type Person, type PersonCredits } from '#domain/movie/person.ts'
import { personTabs } from '#domain/movie/person-view.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { Tabs } from '#ui/tabs.tsx'
import { quiet, quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { usePersonModal } from '#wiring/flows/person-modal.ts'
import { CreditList } from './credit-list.tsx'
import { KnownFor } from './known-for.tsx'
import { TextSkeleton } from './person-skeleton.tsx'
import { styles } from './person-styles.ts'

const folded = css({ lineClamp: { base: '4', lg: '12' } })
/** Fits where it is narrow. */
const shortEnough = 360

const Biography = ({ person: { biography, biographyLanguage } }: { person: Person }) => {
  const messages = useCoreMessages()
  const isTranslated = biographyLanguage === useValue(useApp().language.current)
  const text = biography.trim().replace(/\n\s*/g, '\n\n')
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.person.biography}</h3>
      {text === '' ? (
        <p className={quiet}>{messages.person.noBiography}</p>
      ) : (
        <FoldedText text={text} lang={biographyLanguage} least={shortEnough} className={folded} />
      )}
      {text === '' || isTranslated ? null : <p className={quietNote}>{messages.movie.inEnglish}</p>}
    </section>
  )
}

const noCredits: PersonCredits = { cast: [], crew: [] }

export const PersonTabs = ({ known, person }: { known: KnownPerson; person: Person | null }) => {
  const { provider, language } = useApp()
  const messages = useCoreMessages().person
  const currentLanguage = useValue(language.current)
  const [snapshot, send] = usePersonModal(known.id)
  const { data, failure, retry } = useModalQuery(useValue(provider.queries).personCredits(known.id))
  const { order, actingPage, directingPage } = snapshot.context
  const tab = personTabs.find((one) => snapshot.matches(one)) ?? 'biography'
  const { cast, crew } = data ?? noCredits
  const directed = directedMovies(crew)
  const chooseTab = (chosen: typeof tab) => send({ type: 'tab chosen', tab: chosen })
  const list = {
    from: { id: known.id, name: known.name },
    order,
    onOrder: (chosen: typeof order) => send({ type: 'order chosen', order: chosen }),
    onPage: (page: number) => send({ type: 'page chosen', page }),
  }
  const whenLoaded = (movies: ReactNode) => {
    if (data) return movies
    return failure ? <FailedNotice error={failure} retry={retry} /> : <TextSkeleton />
  }
  const jobs: Readonly<Record<string, string>> = messages.jobs
  // Two of TMDB's jobs can have the same translation.
  const jobsOf = (credit: CrewCredit) =>
    formatList(currentLanguage, [...new Set(credit.jobs.map((job) => jobs[job] ?? job))])
  const panels = {
    biography: () => (
      <div className={styles.start}>
        {failure || (data && cast.length + crew.length === 0) ? null : (
          <KnownFor from={list.from} credits={data} onTab={chooseTab} />
        )}
        <AsyncBoundary loading={<TextSkeleton />}>
          {person ? <Biography person={person} /> : <TextSkeleton />}
        </AsyncBoundary>
      </div>
    ),
    acting: () =>
      whenLoaded(
        <CreditList
          {...list}
          credits={cast}
          page={actingPage}
          empty={messages.noActing}
          noteOf={(credit) => (credit.character === '' ? undefined : messages.as({ character: credit.character }))}
        />,
      ),
    directing: () =>
      whenLoaded(
        <CreditList {...list} credits={directed} page={directingPage} empty={messages.noDirecting} noteOf={jobsOf} />,
      ),
  }
  return (
    <Tabs
      label={messages.tabs}
      current={tab}
      onChange={chooseTab}
      tabs={[
        { key: 'biography', label: messages.biography },
        {
          key: 'acting',
          label: data ? messages.actingCount({ count: cast.length }) : messages.acting,
          isEmpty: data && cast.length === 0,
        },
        {
          key: 'directing',
          label: data ? messages.directingCount({ count: directed.length }) : messages.directing,
          isEmpty: data && directed.length === 0,
        },
      ]}
    >
      <div className={styles.panel}>{panels[tab]()}</div>
    </Tabs>
  )
}
