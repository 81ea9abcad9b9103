import type { ReactNode } from 'react'
import { FailedNotice } from '#components/load-boundary.tsx'
import type { KnownPerson } from '#components/modal-state.ts'
import { useModalQuery } from '#components/use-modal-query.ts'
import { type CrewCredit, directedFilms, type Person, type PersonCredits } from '#domain/person.ts'
import { personTabs } from '#domain/person-view.ts'
import { listed } from '#i18n/numbers.ts'
import { Tabs } from '#ui/tabs.tsx'
import { usePersonModal } from '#wiring/flows/person-modal.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { Biography } from './biography.tsx'
import { CreditList } from './credit-list.tsx'
import { look } from './person-look.ts'
import { TextToCome } from './person-skeleton.tsx'

const noCredits: PersonCredits = { cast: [], crew: [] }

/** Biography, Acting and Directing, on the tab and page where the person was left. */
export const PersonTabs = ({ known, person }: { known: KnownPerson; person: Person | null }) => {
  const { queries, text, language } = useApp()
  const words = useValue(text).person
  const spoken = useValue(language)
  const [snapshot, send] = usePersonModal(known.id)
  const { data, failure, retry } = useModalQuery(useValue(queries).personCredits(known.id))
  const { order, actingPage, directingPage } = snapshot.context
  const tab = personTabs.find((one) => snapshot.matches(one)) ?? 'biography'
  const { cast, crew } = data ?? noCredits
  const directed = directedFilms(crew)
  const list = {
    from: { id: known.id, name: known.name },
    order,
    onOrder: (chosen: typeof order) => send({ type: 'order chosen', order: chosen }),
    onPage: (page: number) => send({ type: 'page chosen', page }),
  }
  const whenLoaded = (films: ReactNode) => {
    if (data) return films
    return failure ? <FailedNotice error={failure} retry={retry} /> : <TextToCome />
  }
  const jobs: Readonly<Record<string, string>> = words.jobs
  // Two of TMDB's jobs can be the same word in a language.
  const jobsOf = (credit: CrewCredit) => listed(spoken, [...new Set(credit.jobs.map((job) => jobs[job] ?? job))])
  const panels = {
    biography: () => (person ? <Biography person={person} /> : <TextToCome />),
    acting: () =>
      whenLoaded(
        <CreditList
          {...list}
          credits={cast}
          page={actingPage}
          empty={words.noActing}
          noteOf={(credit) => (credit.character === '' ? undefined : words.as(credit.character))}
        />,
      ),
    directing: () =>
      whenLoaded(
        <CreditList {...list} credits={directed} page={directingPage} empty={words.noDirecting} noteOf={jobsOf} />,
      ),
  }
  return (
    <Tabs
      label={words.tabs}
      current={tab}
      onChange={(chosen) => send({ type: 'tab chosen', tab: chosen })}
      tabs={[
        { key: 'biography', label: words.biography },
        { key: 'acting', label: words.acting(data && cast.length) },
        { key: 'directing', label: words.directing(data && directed.length) },
      ]}
    >
      <div className={look.panel}>{panels[tab]()}</div>
    </Tabs>
  )
}
