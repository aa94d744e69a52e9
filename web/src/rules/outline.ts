// The order of the rules pages' paragraphs, and the positions of their figures. The sentences are in the catalogues.
import outline from './outline.json'

export type FigureOf =
  | { kind: 'quarto'; position: string; line: string[]; alt: string }
  /** The pieces, each as four letters. */
  | { kind: 'pieces'; pieces: string[]; alt: string }
  | { kind: 'quartino'; position: string; marked: string[]; alt: string }
  | { kind: 'card'; card: string; alt: string }

export interface Section {
  id: string
  heading: string
  /** The ids of the rules that the section explains, such as Q4. */
  ids: string[]
  figure: FigureOf | null
  paragraphs: string[]
  list: string[]
  /** Paragraphs below the list. */
  after?: string[]
  readings: string[]
  /** A link to the section of another page that says more. */
  link?: { text: string; href: string }
}

export interface Edition {
  id: string
  title: string
  rules: string
  sections: Section[]
}

export const EDITIONS = outline as Edition[]
