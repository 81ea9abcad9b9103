import type { Person } from '#domain/movie/person.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { styles } from './person-styles.ts'

export const Biography = ({ person: { biography, biographyLanguage } }: { person: Person }) => {
  const messages = useMessages()
  const isTranslated = biographyLanguage === useValue(useApp().language.current)
  if (biography === '') return <p className={styles.quiet}>{messages.person.noBiography}</p>
  const paragraphs = biography.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <div>
      <div className={styles.prose} lang={biographyLanguage} dir="auto">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isTranslated ? null : <p className={styles.note}>{messages.movie.inEnglish}</p>}
    </div>
  )
}
