#!/bin/bash
# Talks to a backend of the wire protocol from a terminal, with curl and jq.
#
#   ./chat.sh "Click the Search button"
#   ./chat.sh --url http://127.0.0.1:8787        # then one message a line
#
# The page and the tool that acts on it are made up: the tool says what it would do. Everything else is real.
set -uo pipefail

url=http://127.0.0.1:8787 key= user=curl-example yes= failed=0
while [[ ${1:-} == --* ]]; do
  case $1 in
    --url) url=${2%/}; shift 2 ;;
    --key) key=$2; shift 2 ;;
    --user) user=$2; shift 2 ;;
    --yes) yes=1; shift ;;
    *) echo "usage: $0 [--url URL] [--key KEY] [--user ID] [--yes] [message]" >&2; exit 2 ;;
  esac
done
for program in curl jq; do
  command -v $program > /dev/null || { echo "$program is missing: install it first." >&2; exit 2; }
done

session=$(cat /proc/sys/kernel/random/uuid 2> /dev/null || uuidgen | tr A-Z a-z)
attempts=5
page='{"url": "https://shop.example/", "title": "Shop", "elements": [
  {"id": "e_1", "desc": "input: Search (placeholder: Search)"}, {"id": "e_2", "desc": "button: Search"}]}'
tools='[{"name": "page_action", "description": "Runs actions on the page, in order.", "parameters": {
  "type": "object", "required": ["actions"], "properties": {"actions": {"type": "array", "items": {
    "type": "object", "properties": {"action": {"type": "string", "enum": ["click", "fill"]},
      "target": {"type": "object", "properties": {"elementId": {"type": "string"}}}, "params": {"type": "object"}}}}}}}]'

# request PATH [BODY] [LAST_EVENT_ID]: the answer as it comes, then a line "http STATUS".
request() {
  local headers=(-H 'Accept: text/event-stream')
  [[ -n $key ]] && headers+=(-H "Authorization: Bearer $key")
  [[ -n ${3:-} ]] && headers+=(-H "Last-Event-ID: $3")
  [[ -n $2 ]] && headers+=(-H 'Content-Type: application/json' --data-binary @-)
  # A line of its own, whatever the answer ends with; CR LF and CR end lines as LF does.
  printf '%s' "$2" | curl -sN "${headers[@]}" -w '\n\nhttp %{http_code}\n' "$url$1" | tr '\r' '\n'
}

# take JSON: what one event says. Sets call and ended. One jq for each event: programs take their time to start.
take() {
  local content given error message
  IFS=$'\x1e' read -rd '' content given error message < <(jq -j 'objects | (.content | strings), "\u001e",
    (.tool_call | objects | tojson), "\u001e", (.error | objects | .message), "\u001e", (.message | strings), "\u0000"' \
    <<< "$1" 2> /dev/null) || return 0
  printf '%s' "$content"
  [[ -n $error ]] && printf '\nThe answer failed: %s\n' "$error"
  [[ -n $given ]] && call=$given
  [[ $message == 对话完成 ]] && ended=1
  return 0
}

# read_answer: takes each event of the input. Sets last_id, status, refusal.
read_answer() {
  local line data= first=1
  while IFS= read -r line; do
    [[ -n $first ]] && line=${line#$'\xef\xbb\xbf'} # a byte order mark, whatever the locale
    first=
    case $line in
      'http '*) status=${line#http } ;;
      data:*) line=${line#data:}; data+=${line# } ;;
      id:*) line=${line#id:}; last_id=${line# } ;;
      '') [[ -n $data ]] && take "$data"; data= ;;
      *) refusal+=$line ;;
    esac
  done
}

# run_turn BODY: prints an answer as it comes. Sets call; fails when the request was refused.
run_turn() {
  local turn ended= last_id= status= refusal= path=/api/v1/agent/chat body
  turn=$(cat /proc/sys/kernel/random/uuid)
  body=$(jq -c --arg session "$session" --arg user "$user" --arg turn "$turn" --argjson page "$page" --argjson tools "$tools" \
    '. + {session_id: $session, user_id: $user, turn_id: $turn, current_page_info: $page, browser_tools: $tools}' <<< "$1")
  call=
  for ((attempt = 0; attempt < attempts; attempt++)); do
    refusal= status=
    read_answer < <(request "$path" "$body" "$last_id")
    [[ -n $ended ]] && break
    if [[ $status != 200 ]]; then
      [[ $attempt -gt 0 ]] && break
      describe_refusal >&2
      return 1
    fi
    path="/api/v1/agent/sessions/$session/events?user_id=$user&turn_id=$turn" body=
  done
  echo
  [[ -n $ended ]] || echo '(The answer was cut off.)' >&2
}

describe_refusal() {
  if [[ $status == 000 ]]; then echo "$url can't be reached. Is the backend running?"; return; fi
  jq -re --arg status "$status" '.error | "HTTP \($status) (\(.code)): \(.message)" + ((.issues // []) | map("\n  \(.path): \(.message)") | add // "")' \
    <<< "$refusal" 2> /dev/null || echo "HTTP $status, without an error of the protocol. Is this address right?"
}

# decide: asks the person about call, and prints the request that tells the backend.
decide() {
  local name arguments approved=false result
  name=$(jq -r .tool_name <<< "$call")
  arguments=$(jq -c '.arguments // "{}" | if type == "string" then fromjson else . end' <<< "$call")
  printf '\n[%s] %s\n' "$name" "$arguments" >&2
  if [[ -n $yes ]]; then approved=true
  elif ! { : < /dev/tty; } 2> /dev/null; then echo "Nobody is there to ask, so $name is not approved." >&2
  else
    read -rp "Run $name? [y/n] " answer < /dev/tty
    [[ $answer == y* ]] && approved=true
  fi
  if [[ $name != page_action ]]; then
    jq -c --argjson approved $approved '{role: "function", message: ({toolId: .tool_id, approved: $approved} | tojson)}' <<< "$call"
    return
  fi
  if [[ $approved == true ]]; then
    jq -r '.actions // [] | .[] | "  (would \(.action) \(.target.elementId))"' <<< "$arguments" >&2
    result=$(jq -c '[.actions // [] | .[] | {success: true, message: "done"}] | {success: true, results: .,
      summary: "执行了 \(length) 个操作，成功 \(length) 个，失败 0 个"}' <<< "$arguments")
  else
    result='{"success": false, "error": "The person said no. Nothing was done.", "error_type": "Rejected"}'
  fi
  jq -c --arg message "浏览器工具 $name 执行结果: $result" '{role: "user", message: $message, tool_id: .tool_id}' <<< "$call"
}

# say MESSAGE: goes on until the model calls no tool any more.
say() {
  local body
  body=$(jq -cn --arg message "$1" '{role: "user", message: $message}')
  while [[ -n $body ]]; do
    run_turn "$body" || return 1
    body=
    [[ -n $call ]] && body=$(decide)
  done
  return 0
}

if [[ $# -gt 0 ]]; then say "$*" || failed=1
else
  while IFS= read -r message; do
    [[ -z $message ]] || say "$message" || failed=1
  done
fi
exit $failed
