import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.BiConsumer;

/**
 * Talks to a backend of the wire protocol from a terminal. Java 17, nothing to install:
 *
 * <pre>
 * java Chat.java "Click the Search button"
 * java Chat.java --url http://127.0.0.1:8787      (then one message a line)
 * </pre>
 *
 * The page and the tool that acts on it are made up: the tool says what it would do. Everything else is real. In a
 * program of yours a JSON library takes the place of the class Json at the end.
 */
public class Chat {
  static final String END_OF_TURN = "对话完成";
  static final int ATTEMPTS = 5;
  static final BufferedReader TERMINAL =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  final HttpClient http = HttpClient.newHttpClient();
  final String session = UUID.randomUUID().toString();
  String url = "http://127.0.0.1:8787";
  String key = null;
  String user = "java-example";
  boolean yes = false;

  /** The backend turned a request away before its stream began. */
  static class Refused extends Exception {
    Refused(String message) {
      super(message);
    }
  }

  public static void main(String[] given) throws Exception {
    System.setOut(new java.io.PrintStream(System.out, true, StandardCharsets.UTF_8));
    Chat chat = new Chat();
    List<String> words = new ArrayList<>();
    for (int i = 0; i < given.length; i++) {
      switch (given[i]) {
        case "--url" -> chat.url = given[++i].replaceAll("/$", "");
        case "--key" -> chat.key = given[++i];
        case "--user" -> chat.user = given[++i];
        case "--yes" -> chat.yes = true;
        default -> words.add(given[i]);
      }
    }
    boolean failed = words.isEmpty() ? !chat.sayLines() : !chat.trySay(String.join(" ", words));
    System.exit(failed ? 1 : 0);
  }

  boolean sayLines() throws Exception {
    boolean good = true;
    for (String line = TERMINAL.readLine(); line != null; line = TERMINAL.readLine()) {
      if (!line.isBlank()) good &= trySay(line);
    }
    return good;
  }

  boolean trySay(String message) throws Exception {
    try {
      say(message);
      return true;
    } catch (Refused refused) {
      System.err.println(refused.getMessage());
      return false;
    }
  }

  /** Sends a message, and goes on until the model calls no tool any more. */
  void say(String message) throws Exception {
    Map<String, Object> request = new LinkedHashMap<>(Map.of("message", message, "role", "user"));
    while (request != null) {
      Map<?, ?> call = runTurn(request);
      request = call == null ? null : decide(call);
    }
  }

  /** Asks the person, and makes the request that tells the backend. */
  Map<String, Object> decide(Map<?, ?> call) throws IOException {
    String name = String.valueOf(call.get("tool_name"));
    Object given = call.get("arguments");
    Object arguments = given instanceof String text ? Json.parse(text) : given;
    System.out.println("\n[" + name + "] " + Json.write(arguments));
    boolean approved = yes || ask(name);
    Map<String, Object> request = new LinkedHashMap<>();
    if (!name.equals("page_action")) {
      Map<String, Object> decision = new LinkedHashMap<>();
      decision.put("toolId", call.get("tool_id"));
      decision.put("approved", approved);
      request.put("role", "function");
      request.put("message", Json.write(decision));
      return request;
    }
    String result = approved ? runPageAction(arguments) : REJECTED;
    request.put("role", "user");
    request.put("message", "浏览器工具 " + name + " 执行结果: " + result);
    request.put("tool_id", call.get("tool_id"));
    return request;
  }

  static final String REJECTED =
      "{\"success\": false, \"error\": \"The person said no. Nothing was done.\", \"error_type\": \"Rejected\"}";

  boolean ask(String name) throws IOException {
    System.out.print("Run " + name + "? [y/n] ");
    String answer = TERMINAL.readLine();
    return answer != null && answer.trim().toLowerCase().startsWith("y");
  }

  /** Stands for what a browser would do. */
  static String runPageAction(Object arguments) {
    List<Object> results = new ArrayList<>();
    if (arguments instanceof Map<?, ?> map && map.get("actions") instanceof List<?> actions) {
      for (Object action : actions) {
        System.out.println("  (would do " + Json.write(action) + ")");
        results.add(Map.of("success", true, "message", "done"));
      }
    }
    String summary = "执行了 %d 个操作，成功 %d 个，失败 0 个".formatted(results.size(), results.size());
    return Json.write(Map.of("success", true, "results", results, "summary", summary));
  }

  /** Prints an answer as it comes, and gives back the call that it ends with, if any. */
  Map<?, ?> runTurn(Map<String, Object> request) throws Exception {
    String turn = UUID.randomUUID().toString();
    Map<String, Object> body = new LinkedHashMap<>(request);
    body.put("session_id", session);
    body.put("user_id", user);
    body.put("turn_id", turn);
    body.put("current_page_info", Json.parse(PAGE));
    body.put("browser_tools", Json.parse(TOOLS));
    Turn seen = new Turn();
    InputStream stream = open("/api/v1/agent/chat", Json.write(body), null);
    for (int attempt = 0; attempt < ATTEMPTS && stream != null; attempt++) {
      try {
        readStream(stream, seen::take);
      } catch (IOException broken) {
        System.err.println("\n(The connection broke: " + broken.getMessage() + ". Taking up.)");
      }
      if (seen.ended) break;
      stream = takeUp(turn, seen.lastId);
    }
    System.out.println();
    if (!seen.ended) System.err.println("(The answer was cut off.)");
    return seen.call;
  }

  /** What has come of a turn so far. */
  static class Turn {
    String lastId;
    Map<?, ?> call;
    boolean ended;

    void take(String id, String data) {
      if (id != null) lastId = id;
      if (!(Json.tryParse(data) instanceof Map<?, ?> event)) return;
      if (event.get("content") instanceof String content) {
        System.out.print(content);
        System.out.flush();
      }
      if (event.get("tool_call") instanceof Map<?, ?> given) call = given;
      if (event.get("error") instanceof Map<?, ?> error)
        System.out.println("\nThe answer failed: " + error.get("message"));
      if (END_OF_TURN.equals(event.get("message"))) ended = true;
    }
  }

  /** The rest of a turn, or null where the backend does not keep it. */
  InputStream takeUp(String turn, String lastId) throws Exception {
    String query = "user_id=" + URLEncoder.encode(user, StandardCharsets.UTF_8) + "&turn_id=" + turn;
    try {
      return open("/api/v1/agent/sessions/" + session + "/events?" + query, null, lastId);
    } catch (Refused refused) {
      return null;
    }
  }

  InputStream open(String path, String body, String lastId) throws Exception {
    HttpRequest.Builder request;
    try {
      request = HttpRequest.newBuilder(URI.create(url + path)).header("Accept", "text/event-stream");
    } catch (IllegalArgumentException wrong) {
      throw new Refused(url + " is no address (" + wrong.getMessage() + "). Give one such as http://127.0.0.1:8787.");
    }
    if (key != null) request.header("Authorization", "Bearer " + key);
    if (lastId != null) request.header("Last-Event-ID", lastId);
    if (body != null) request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    HttpResponse<InputStream> response;
    try {
      response = http.send(request.build(), BodyHandlers.ofInputStream());
    } catch (IOException unreachable) {
      // Of a refused connection Java says no more than its kind.
      String reason = unreachable.getMessage() == null ? unreachable.getClass().getSimpleName() : unreachable.getMessage();
      throw new Refused(url + " can't be reached: " + reason + ". Is the backend running?");
    }
    if (response.statusCode() == 200) return response.body();
    throw new Refused(describe(response.statusCode(), new String(response.body().readAllBytes(), StandardCharsets.UTF_8)));
  }

  static String describe(int status, String body) {
    if (Json.tryParse(body) instanceof Map<?, ?> map && map.get("error") instanceof Map<?, ?> error) {
      String issues = error.get("issues") == null ? "" : " " + Json.write(error.get("issues"));
      return "HTTP " + status + " (" + error.get("code") + "): " + error.get("message") + issues;
    }
    return "HTTP " + status + ", without an error of the protocol. Is this address right?";
  }

  /** Tells id and data of each server-sent event. The reader of Java takes LF, CR LF and CR for ends of lines. */
  static void readStream(InputStream stream, BiConsumer<String, String> take) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    List<String> data = new ArrayList<>();
    String id = null;
    boolean first = true;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (first && line.startsWith("\ufeff")) line = line.substring(1);
      first = false;
      int colon = line.indexOf(':');
      String field = colon < 0 ? line : line.substring(0, colon);
      String value = colon < 0 ? "" : line.substring(colon + 1).replaceFirst("^ ", "");
      if (line.isEmpty() && !data.isEmpty()) {
        take.accept(id, String.join("\n", data));
        data.clear();
        id = null;
      } else if (field.equals("data")) data.add(value);
      else if (field.equals("id")) id = value;
    }
  }

  /** The page as it is now. A real client reads it again for each request. */
  static final String PAGE =
      """
      {"url": "https://shop.example/", "title": "Shop", "elements": [
        {"id": "e_1", "desc": "input: Search (placeholder: Search)"},
        {"id": "e_2", "desc": "button: Search"}]}
      """;

  static final String TOOLS =
      """
      [{"name": "page_action", "description": "Runs actions on the page, in order.", "parameters": {
        "type": "object", "required": ["actions"], "properties": {"actions": {"type": "array", "items": {
          "type": "object", "properties": {
            "action": {"type": "string", "enum": ["click", "fill"]},
            "target": {"type": "object", "properties": {"elementId": {"type": "string"}}},
            "params": {"type": "object", "properties": {"value": {"type": "string"}}}}}}}}}]
      """;

  /** As much of JSON as is needed here: maps, lists, strings, numbers, true, false and null. */
  static class Json {
    private final String text;
    private int at = 0;

    private Json(String text) {
      this.text = text;
    }

    static Object parse(String text) {
      Json json = new Json(text);
      Object value = json.value();
      json.skipSpace();
      if (json.at < text.length()) throw new IllegalArgumentException("More after the JSON");
      return value;
    }

    /** null for what is no JSON. */
    static Object tryParse(String text) {
      try {
        return parse(text);
      } catch (RuntimeException none) {
        return null;
      }
    }

    static String write(Object value) {
      if (value instanceof String text) return quote(text);
      if (value instanceof List<?> list)
        return "[" + String.join(", ", list.stream().map(Json::write).toList()) + "]";
      if (!(value instanceof Map<?, ?> map)) return String.valueOf(value);
      List<String> entries = new ArrayList<>();
      map.forEach((name, entry) -> entries.add(quote(String.valueOf(name)) + ": " + write(entry)));
      return "{" + String.join(", ", entries) + "}";
    }

    private static String quote(String text) {
      StringBuilder out = new StringBuilder("\"");
      for (char unit : text.toCharArray()) {
        if (unit == '"' || unit == '\\') out.append('\\').append(unit);
        else if (unit < ' ') out.append("\\u%04x".formatted((int) unit));
        else out.append(unit);
      }
      return out.append('"').toString();
    }

    private Object value() {
      skipSpace();
      char first = text.charAt(at);
      if (first == '{') return object();
      if (first == '[') return list();
      if (first == '"') return string();
      int start = at;
      while (at < text.length() && "+-.eEtrufalsn0123456789".indexOf(text.charAt(at)) >= 0) at++;
      String word = text.substring(start, at);
      return switch (word) {
        case "true" -> true;
        case "false" -> false;
        case "null" -> null;
        default -> new java.math.BigDecimal(word);
      };
    }

    private Map<String, Object> object() {
      Map<String, Object> map = new LinkedHashMap<>();
      at++;
      for (skipSpace(); text.charAt(at) != '}'; skipSpace()) {
        if (text.charAt(at) == ',') at++;
        skipSpace();
        String name = string();
        skipSpace();
        if (text.charAt(at++) != ':') throw new IllegalArgumentException("No colon");
        map.put(name, value());
      }
      at++;
      return map;
    }

    private List<Object> list() {
      List<Object> items = new ArrayList<>();
      at++;
      for (skipSpace(); text.charAt(at) != ']'; skipSpace()) {
        if (text.charAt(at) == ',') at++;
        items.add(value());
      }
      at++;
      return items;
    }

    private String string() {
      if (text.charAt(at) != '"') throw new IllegalArgumentException("No string");
      StringBuilder out = new StringBuilder();
      for (at++; text.charAt(at) != '"'; at++) {
        char unit = text.charAt(at);
        out.append(unit == '\\' ? escaped() : String.valueOf(unit));
      }
      at++;
      return out.toString();
    }

    private String escaped() {
      char kind = text.charAt(++at);
      if (kind != 'u') return String.valueOf("\"\\/\b\f\n\r\t".charAt("\"\\/bfnrt".indexOf(kind)));
      at += 4;
      return String.valueOf((char) Integer.parseInt(text.substring(at - 3, at + 1), 16));
    }

    private void skipSpace() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }
  }
}
