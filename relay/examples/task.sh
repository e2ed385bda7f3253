#!/bin/bash
# Has a task done by a relay with AGENT_TASKS=on, with curl and jq: prints what happens, asks about each approval, prints the data.
#
#   ./task.sh [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]
set -uo pipefail

url=http://127.0.0.1:8787 key= yes=
while [[ ${1:-} == --* ]]; do
  case $1 in
    --url) url=${2%/}; shift 2 ;;
    --key) key=$2; shift 2 ;;
    --yes) yes=1; shift ;;
    *) echo "usage: $0 [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]" >&2; exit 2 ;;
  esac
done
[[ $# -gt 0 ]] || { echo "usage: $0 [--url URL] [--key KEY] [--yes] PROMPT [ADDRESS…]" >&2; exit 2; }
headers=(-H 'Content-Type: application/json')
[[ -n $key ]] && headers+=(-H "Authorization: Bearer $key")

# Begun once, however often this is sent.
body=$(jq -cn --arg prompt "$1" '{prompt: $prompt, urls: $ARGS.positional, stream: false}' --args "${@:2}")
begun=$(curl -s "${headers[@]}" -H "Idempotency-Key: ${IDEMPOTENCY_KEY:-$$-$(date +%s)}" -d "$body" "$url/api/v1/agent")
task=$(jq -r '.id // empty' <<< "$begun" 2> /dev/null)
if [[ -z $task ]]; then
  [[ -n $begun ]] || { echo "$url can't be reached." >&2; exit 1; }
  jq -r '(.error.message // "No task was begun."), (.error.issues[]? | "  \(.path): \(.message)")' <<< "$begun" >&2
  exit 1
fi

# decide EVENT: asks the person at the terminal.
decide() {
  local approved=false
  jq -r '"  \(.preview.risk): \(.preview.sentence)\(if .preview.after then " → \(.preview.after)" else "" end)"' <<< "$1" >&2
  if [[ -n $yes ]]; then approved=true
  elif { : < /dev/tty; } 2> /dev/null; then
    read -rp '  Approve? [y/n] ' answer < /dev/tty
    [[ $answer == y* ]] && approved=true
  fi
  curl -s -o /dev/null "${headers[@]}" -d "{\"approved\": $approved}" "$url/api/v1/agent/$task/approvals/$(jq -r .approvalId <<< "$1")"
}

# A connection may break: each reads on after the last event.
last=0 end=
for ((attempt = 0; attempt < 20; attempt++)); do
  while IFS= read -r line; do
    case $line in
      id:*) last=${line#id: } ;;
      data:*)
        event=${line#data: }
        case $(jq -r .type <<< "$event") in
          thinking) jq -r '.content' <<< "$event" >&2 ;;
          tool_call) jq -r '"  \(.tool) \(.args | tojson)"' <<< "$event" >&2 ;;
          # What was asked before a break is decided by now.
          approval_required) asked=$event; pending=$(curl -s "${headers[@]}" "$url/api/v1/agent/$task" | jq -r '.approvalId // empty')
            [[ $pending == "$(jq -r .approvalId <<< "$asked")" ]] && decide "$asked" ;;
          complete | failed) end=$event; break 2 ;;
        esac ;;
    esac
  done < <(curl -sN "${headers[@]}" -H "Last-Event-ID: $last" "$url/api/v1/agent/$task/events")
done
[[ -n $end ]] || { echo "The relay can't be reached any more. The task goes on: GET $url/api/v1/agent/$task" >&2; exit 1; }
if [[ $(jq -r .type <<< "$end") == failed ]]; then
  jq -r '"\(.code): \(.error)", "It cost \(.creditsUsed) credits."' <<< "$end" >&2
  exit 1
fi
jq '{data, sources, creditsUsed}' <<< "$end"
