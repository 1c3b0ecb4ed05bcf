"""Metrics are counted and rendered for Prometheus."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from allfather.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    text, _ = metrics.render()
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text.decode())
        for sample in family.samples
    }


def test_every_metric_exists_from_the_start() -> None:
    found = {name for name, *_ in samples(Metrics())}

    assert {"allfather_sockets", "allfather_tables", "allfather_tables_playing"} <= found
    assert {"allfather_messages_in_total", "allfather_messages_out_total"} <= found
    assert {"allfather_slow_clients_total", "allfather_bot_faults_total"} <= found
    assert {"allfather_save_seconds_bucket", "allfather_thinking_seconds_count"} <= found
    assert "process_resident_memory_bytes" in found
    assert not [name for name in found if name.endswith("_created")]


def test_counting() -> None:
    metrics = Metrics()
    metrics.sockets.inc()
    metrics.messages_out += 4
    for cause in ("person", "bot", "bot"):
        metrics.acted("odin", cause)
    metrics.refused("stale")
    metrics.save_seconds.observe(0.003)
    metrics.answered("/api/tables/{id}", 404, 0.02)
    found = samples(metrics)

    assert found["allfather_sockets",] == 1
    assert found["allfather_messages_out_total",] == 4
    assert found["allfather_actions_total", "bot", "odin"] == 2
    assert found["allfather_refused_total", "stale"] == 1
    assert found["allfather_save_seconds_bucket", "0.0025"] == 0
    assert found["allfather_save_seconds_bucket", "0.005"] == 1
    assert found["allfather_request_seconds_count", "/api/tables/{id}", "404"] == 1


def test_two_servers_in_one_process_count_separately() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()

    assert samples(other)["allfather_sockets",] == 0


def test_the_content_type() -> None:
    assert Metrics().render()[1].startswith("text/plain; version=")


def test_queues() -> None:
    metrics, lengths = Metrics(), [3.0]
    metrics.show_queue("hint", lambda: lengths[0], lambda: 2.5)
    metrics.waited("hint", 0.3)
    found = samples(metrics)
    lengths[0] = 4.0

    assert found["allfather_questions_waiting", "hint"] == 3
    assert found["allfather_question_longest_wait_seconds", "hint"] == 2.5
    assert found["allfather_question_wait_seconds_count", "hint"] == 1
    assert samples(metrics)["allfather_questions_waiting", "hint"] == 4
