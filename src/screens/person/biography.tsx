import { FoldedText } from '#components/diary/folded-text.tsx'
import type { Person } from '#domain/movie/person.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { styles } from './person-styles.ts'

const folded = css({ lineClamp: { base: '4', lg: '12' } })
/** Fits where it is narrow. */
const shortEnough = 360

export const Biography = ({ person: { biography, biographyLanguage } }: { person: Person }) => {
  const messages = useCoreMessages()
  const isTranslated = biographyLanguage === useValue(useApp().language.current)
  const text = biography.trim().replace(/\n\s*/g, '\n\n')
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.person.biography}</h3>
      {text === '' ? (
        <p className={styles.quiet}>{messages.person.noBiography}</p>
      ) : (
        <FoldedText text={text} lang={biographyLanguage} least={shortEnough} className={folded} />
      )}
      {text === '' || isTranslated ? null : <p className={styles.note}>{messages.movie.inEnglish}</p>}
    </section>
  )
}
