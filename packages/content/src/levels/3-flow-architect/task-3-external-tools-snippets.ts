/** Creates the small database of the cycling club. */
export const MAKE_DATABASE = `import sqlite3

with sqlite3.connect("club.db") as db:
    db.execute("DROP TABLE IF EXISTS routes")
    db.execute("CREATE TABLE routes (name TEXT, start TEXT, km INTEGER, hours REAL)")
    db.executemany(
        "INSERT INTO routes VALUES (?, ?, ?, ?)",
        [
            ("River Loop", "Ghent", 42, 2.5),
            ("Castle Tour", "Ghent", 78, 5.0),
            ("Harbor Ride", "Antwerp", 35, 2.0),
        ],
    )
print("club.db is ready")`;

export const SUN_ADDRESS = 'https://api.sunrise-sunset.org/json?lat=51.05&lng=3.72&formatted=0';

export const SUN_DESCRIPTION =
  'Returns sunrise and sunset in UTC for one place. Call it with a full address of this form and change only the two numbers: https://api.sunrise-sunset.org/json?lat=51.05&lng=3.72&formatted=0';

export const WEATHER_SERVER = `{
  "mcpServers": {
    "weather": {
      "command": "python",
      "args": ["-m", "mcp_weather_server"]
    }
  }
}`;

export const PLANNER_RULES = `You plan rides for a cycling club. Take routes only from the database table routes (name, start, km, hours); read from it, never change it. Ask the weather tool for the weather and the sun tool for daylight. Search the web only for events and closed roads. If a tool fails, say so and go on without it. End with a list of your sources.`;
