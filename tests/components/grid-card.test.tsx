import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GridCard, MovieGrid } from '#components/card/movie-grid.tsx'
import { RendersAtOnce } from '#components/pictures/poster.tsx'

const grid = (
  <MovieGrid>
    {['Alien', 'Brazil', 'Contact'].map((title, index) => (
      <GridCard key={title} isLater={index >= 2}>
        {title}
      </GridCard>
    ))}
  </MovieGrid>
)

/** What is painted before anything that is deferred. */
const firstPaint = (content: ReactNode): string => renderToString(content)

describe('cards below the first screen', () => {
  it('are placeholders in the first paint', () => {
    expect(firstPaint(grid)).toContain('Brazil')
    expect(firstPaint(grid)).not.toContain('Contact')
    expect(firstPaint(grid)).toMatch(/<li aria-hidden="true">/)
  })

  it('follow it', () => {
    render(grid)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Alien', 'Brazil', 'Contact'])
  })

  it('are in the first paint on paper', () => {
    expect(firstPaint(<RendersAtOnce value={true}>{grid}</RendersAtOnce>)).toContain('Contact')
  })
})
