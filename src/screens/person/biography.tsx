import type { Person } from '#domain/person.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './person-look.ts'

/** A person's life in paragraphs; in English, and said so, where the chosen language has no text. */
export const Biography = ({ person: { biography, biographyLanguage } }: { person: Person }) => {
  const { text, language } = useApp()
  const words = useValue(text)
  const isTranslated = biographyLanguage === useValue(language)
  if (biography === '') return <p className={look.quiet}>{words.person.noBiography}</p>
  const paragraphs = biography.split(/\n+/).filter((line) => line.trim() !== '')
  return (
    <div>
      <div className={look.prose} lang={biographyLanguage} dir="auto">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isTranslated ? null : <p className={look.note}>{words.movie.inEnglish}</p>}
    </div>
  )
}
