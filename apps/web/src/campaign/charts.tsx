/** Small pictures of numbers: lines over time, bars side by side. What they show stands in a table beside them. */
import { type CSSProperties, type ReactNode, useId } from 'react'

export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

export interface LineChartProps {
  readonly title: string
  /** What the values stand under: months. */
  readonly ticks: readonly string[]
  readonly series: readonly Series[]
}

const WIDTH = 320
const HEIGHT = 150
const EDGE = { left: 34, right: 8, top: 8, bottom: 20 }

/** The colours of the sides, each with a light one for the night; lines differ in their dashes as well. */
function paintOf(at: number): CSSProperties {
  const side = at % 8
  return { '--series': `light-dark(var(--side-${side}), var(--side-${side}-soft))` } as CSSProperties
}

const dashes = ['none', '7 3', '2 3', '10 3 2 3']

/** A round number that is not below the highest value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 4, 5, 10].map((step) => step * power).find((step) => step >= value)!
}

export function LineChart({ title, ticks, series }: LineChartProps) {
  const values = series.flatMap((one) => one.values)
  const [low, high] = [Math.min(0, ...values), roundUp(Math.max(1, ...values))]
  const x = (at: number) =>
    EDGE.left + (ticks.length < 2 ? 0 : (at / (ticks.length - 1)) * (WIDTH - EDGE.left - EDGE.right))
  const y = (value: number) => EDGE.top + ((high - value) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const levels = [...new Set([low, 0, high / 2, high])]
  return (
    <Picture title={title} ticks={ticks} series={series}>
      {levels.map((level) => (
        <g key={level}>
          <line className="chart-level" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(level)} y2={y(level)} />
          <text className="chart-tick" x={EDGE.left - 5} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      <Ticks ticks={ticks} x={x} />
      {series.map(({ name, values: line }, at) => (
        <g key={name} className="chart-series" style={paintOf(at)}>
          <polyline
            strokeDasharray={dashes[at % dashes.length]}
            points={line.map((value, place) => `${x(place)},${y(value)}`).join(' ')}
          />
          {line.length > 0 && <circle cx={x(line.length - 1)} cy={y(line.at(-1)!)} r={3.5} />}
        </g>
      ))}
    </Picture>
  )
}

/** The first, the last, and as many between as can be read. */
function Ticks({ ticks, x }: { readonly ticks: readonly string[]; readonly x: (at: number) => number }) {
  const step = Math.max(1, Math.ceil((ticks.length - 1) / 6))
  return ticks.map(
    (tick, at) =>
      (at % step === 0 || at === ticks.length - 1) && (
        <text key={tick} className="chart-tick" x={x(at)} y={HEIGHT - 5} textAnchor="middle">
          {tick}
        </text>
      ),
  )
}

export interface BarChartProps {
  readonly title: string
  /** What each bar stands for. */
  readonly rows: readonly string[]
  /** Of each bar the parts, one behind the other. */
  readonly series: readonly Series[]
}

const ROW = 22
const LABEL = 110

export function BarChart({ title, rows, series }: BarChartProps) {
  const sums = rows.map((_, row) => series.reduce((sum, { values }) => sum + (values[row] ?? 0), 0))
  const unit = (WIDTH - LABEL - 30) / Math.max(1, ...sums)
  const height = rows.length * ROW + 4
  return (
    <Picture title={title} ticks={rows} series={series} height={height}>
      {rows.map((row, at) => {
        let left = LABEL
        return (
          <g key={row}>
            <text className="chart-tick" x={LABEL - 6} y={at * ROW + 15} textAnchor="end">
              {row}
            </text>
            {series.map(({ name, values }, part) => {
              const from = left
              left += (values[at] ?? 0) * unit
              return (
                <rect
                  key={name}
                  className="chart-bar"
                  style={paintOf(part)}
                  x={from}
                  y={at * ROW + 3}
                  width={left - from}
                  height={ROW - 8}
                />
              )
            })}
            <text className="chart-tick" x={left + 5} y={at * ROW + 15}>
              {sums[at]}
            </text>
          </g>
        )
      })}
    </Picture>
  )
}

interface PictureProps extends LineChartProps {
  readonly height?: number
  readonly children: ReactNode
}

/** The drawing, its key, and the same as a table for those who do not see it. */
function Picture({ title, ticks, series, height = HEIGHT, children }: PictureProps) {
  const id = useId()
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        {children}
      </svg>
      {series.length > 1 && (
        <p className="chart-key" aria-hidden="true">
          {series.map(({ name }, at) => (
            <span key={name}>
              <i className="chart-swatch" style={paintOf(at)} /> {name}
            </span>
          ))}
        </p>
      )}
      <table className="heard">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ticks.map((tick, at) => (
            <tr key={tick}>
              <th scope="row">{tick}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
