// A player for `harena bot-match` that picks any legal answer: lines of JSON come in, an answer goes out for each question.
import { createInterface } from 'node:readline'

for await (const line of createInterface({ input: process.stdin })) {
  const { type, legal } = JSON.parse(line)
  if (type === 'ask') console.log(JSON.stringify({ pick: Math.floor(Math.random() * legal.length) }))
}
